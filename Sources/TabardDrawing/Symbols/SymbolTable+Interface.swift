extension SymbolTable {
    /// Lists, charts, buildings, vehicles, tools and devices.
    static let interface = """
        airplane c | f.5 M10 3.2C10 2 10.8 1.5 11.5 1.5H12.5C13.2 1.5 14 2 14 3.2V8.7L22 14V16.5L14 13.8V18.5L17 20.7V22.5L12 21.2L7 22.5V20.7L10 18.5V13.8L2 16.5V14L10 8.7z
        barcode | s M3 4.5V19.5M6.5 4.5V19.5M16 4.5V19.5M21 4.5V19.5; s1.7 M11 4.5V19.5; s.6 M18.7 4.5V19.5
        barcode.viewfinder | u viewfinder; s.9 M6.5 8V16M9.7 8V16M14.5 8V16M17.5 8V16; s1.3 M12.1 8V16
        bed.double f | o M2.5 17V12.5A2 2 0 0 1 4.5 10.5H19.5A2 2 0 0 1 21.5 12.5V17z; s M2.5 17V19.5M21.5 17V19.5; n M4.5 10.5V6.5A2 2 0 0 1 6.5 4.5H17.5A2 2 0 0 1 19.5 6.5V10.5M12 10.5V8H6.8V10.5M12 8H17.2V10.5; F M4.5 8.8V6.5A2 2 0 0 1 6.5 4.5H17.5A2 2 0 0 1 19.5 6.5V8.8z
        bicycle c | s @5.7 15.5 4; s @18.3 15.5 4; s M5.7 15.5L9.5 8.5H15.5L18.3 15.5M9.5 8.5L12 15.5L15.5 9.5M5.7 15.5H12M8 6.5H11M14 6H17
        bold | s1.4 M7 4V20H13A4.3 4.3 0 0 0 13 11.5H7H12A3.75 3.75 0 0 0 12 4z
        briefcase fc | o #2 7 20 13.5 2.5; s M8 7V5.5A2 2 0 0 1 10 3.5H14A2 2 0 0 1 16 5.5V7; d M2.3 12.5H21.7M12 11.5V14
        building.2 f | o M3 21V4.5A1.5 1.5 0 0 1 4.5 3H11.5A1.5 1.5 0 0 1 13 4.5V21z; o M15.5 9H19.5A1.5 1.5 0 0 1 21 10.5V21H15.5z; d M6.5 7H9.5M6.5 11H9.5M6.5 15H9.5; s M2 21H22
        building.columns fc | o M2.5 8.5L12 3L21.5 8.5z; s M5 11V17M9.7 11V17M14.3 11V17M19 11V17M3.5 17H20.5M2.5 20.5H21.5
        bus f | o #4 3 16 15.5 2.8; s M7 18.5V21M17 18.5V21; d M4 12H20; d1.1 M7.5 15.3H7.51M16.5 15.3H16.51
        capsule.portrait f | o #6.5 2.2 11 19.6 5.5
        car fc | o M2.5 17V12.5L4.5 6.8A2.5 2.5 0 0 1 6.9 5H17.1A2.5 2.5 0 0 1 19.5 6.8L21.5 12.5V17z; s M4.5 17V19.5M19.5 17V19.5; d M4 11H20; d1.2 M6.5 14.2H6.51M17.5 14.2H17.51
        character.cursor.ibeam | s M1.8 17.8L6.8 6L11.8 17.8M3.6 13.8H10; s M15 3.5C16.8 3.5 18 4.2 18 5.7V18.3C18 19.8 16.8 20.5 15 20.5M21 3.5C19.2 3.5 18 4.2 18 5.7M21 20.5C19.2 20.5 18 19.8 18 18.3
        character.textbox | s #2 5 20 14 2.6; s.9 M5.5 15.7L8.5 8.5L11.5 15.7M6.7 13.2H10.3; s M15.5 8.3V15.7
        chart.bar f | o #3 12.5 4.3 8.5 .8; o #9.9 3 4.3 18 .8; o #16.8 8 4.3 13 .8
        chart.bar.doc.horizontal f | o #4.5 2.3 15 19.4 2.2; d M8 7.5H13M8 12H16M8 16.5H11.5
        chart.bar.xaxis | s M2.5 20.8H21.5; f #4 11 3.4 6.5 .5; f #10.3 4 3.4 13.5 .5; f #16.6 7.5 3.4 10 .5
        chart.dots.scatter | s M3 3V20A1 1 0 0 0 4 21H21.5; f @8 15 1.3; f @11.5 9.5 1.3; f @15.5 13 1.3; f @19 6 1.3
        chart.line.uptrend.xyaxis c | s M2.5 3V18.5A2.5 2.5 0 0 0 5 21H21.5M6.5 15.5L11 10.5L14 13.5L20.5 5.5
        chart.pie f | o M10.5 3.8A9 9 0 1 0 19.7 13H10.5z; o M14 2.5A8 8 0 0 1 21.5 9.8H14z
        chart.xyaxis.line | s M3 3V20A1 1 0 0 0 4 21H21.5M7 15.5L11 10L14.5 12.5L19 6.5; f @7 15.5 1; f @11 10 1; f @14.5 12.5 1; f @19 6.5 1
        checklist r | s M2 6L4 8L7.5 4M2 16L4 18L7.5 14M11.5 6.5H21.5M11.5 16.5H21.5
        contextualmenu.and.cursorarrow | s M8.5 19.8H6A2.2 2.2 0 0 1 3.8 17.6V4.7A2.2 2.2 0 0 1 6 2.5H15A2.2 2.2 0 0 1 17.2 4.7V8; s.9 M7 6.5H14M7 10.2H9.5; f.8 M11.5 10L20.8 15.2L16.7 16.4L18.7 20.4L16.9 21.3L14.9 17.4L12.2 20z
        crop | s M6.5 2V15.5A2 2 0 0 0 8.5 17.5H22M2 6.5H15.5A2 2 0 0 1 17.5 8.5V22
        crop.rotate | s M7.5 6.5V14.5A2 2 0 0 0 9.5 16.5H19M5 9.5H12.5A2 2 0 0 1 14.5 11.5V19; s.9 M12.5 2.4A9.5 9.5 0 0 1 21.5 11.3M15.5 5.2L12.5 2.4L15.8 1.8M11.5 21.6A9.5 9.5 0 0 1 2.5 12.7M8.5 18.8L11.5 21.6L8.2 22.2
        cross fc | o M8.7 3H15.3V8.7H21V15.3H15.3V21H8.7V15.3H3V8.7H8.7z
        crown f | o M3 19.5L2 7L8 11L12 4L16 11L22 7L21 19.5z
        cube f | o M12 2.2L20.5 7V17L12 21.8L3.5 17V7z; d M3.8 7.2L12 12L20.2 7.2M12 12V21.5
        cup.and.saucer f | o M3.5 5H17.5V12A5 5 0 0 1 12.5 17H8.5A5 5 0 0 1 3.5 12z; s M17.5 7H19A2.5 2.5 0 0 1 19 13H17.2M2.5 20.5H18.5
        cursorarrow | o M6 2.8L19.5 14.5H12.9L16 20.7L13.5 21.9L10.5 15.8L6 19.8z
        desktopcomputer | s #2 3.5 20 13.5 2; s M8 21H16M12 17V21M2.5 13.5H21.5
        dial.high f | o @12 12.5 6.2; d M12 12.5L14.8 9.7; s M4.2 20.3H4.21M19.8 20.3H19.81M2.2 12.5H2.21M21.8 12.5H21.81M5 5.5H5.01M19 5.5H19.01M12 2.5H12.01
        dial.low f | o @12 12.5 6.2; d M12 12.5L9.2 9.7; s M4.2 20.3H4.21M19.8 20.3H19.81M2.2 12.5H2.21M21.8 12.5H21.81M5 5.5H5.01M19 5.5H19.01M12 2.5H12.01
        dial.medium f | o @12 12.5 6.2; d M12 12.5V8.5; s M4.2 20.3H4.21M19.8 20.3H19.81M2.2 12.5H2.21M21.8 12.5H21.81M5 5.5H5.01M19 5.5H19.01M12 2.5H12.01
        dial.min f | o @12 12.5 6.2; d M12 12.5L8.8 15.7; s M4.2 20.3H4.21M19.8 20.3H19.81M2.2 12.5H2.21M21.8 12.5H21.81M5 5.5H5.01M19 5.5H19.01M12 2.5H12.01
        display | s #2 3.5 20 13.5 2.2; s M8 21H16M12 17V21
        doc.text.magnifyingglass | s M9.5 21.7H6.2A2.2 2.2 0 0 1 4 19.5V4.5A2.2 2.2 0 0 1 6.2 2.3H12.2L18.5 8.6V9.5M12 2.5V6.9A1.9 1.9 0 0 0 13.9 8.8H18.3; s.8 M7.5 12H10M7.5 15.5H9; s @15.7 15.7 3.8; s M18.5 18.5L21.6 21.6
        doc.text.viewfinder | u viewfinder; s.8 M8 16.8V7.2A1.2 1.2 0 0 1 9.2 6H13L16 9V16.8A1.2 1.2 0 0 1 14.8 18H9.2A1.2 1.2 0 0 1 8 16.8z; s.7 M10.4 12H13.6M10.4 15H13.6
        doc.viewfinder f | w viewfinder; o M8 16.5V7.5A1.2 1.2 0 0 1 9.2 6.3H13L16 9.3V16.5A1.2 1.2 0 0 1 14.8 17.7H9.2A1.2 1.2 0 0 1 8 16.5z
        dock.rectangle | s #2 4 20 16 2.8; f #5.5 14 13 3 1
        exclamationmark.magnifyingglass | s @10.2 10.2 7.4; s M15.6 15.6L21.5 21.5; s M10.2 6.5V10.8; s1.2 M10.2 13.7V13.71
        face.smiling f | o @12 12 9.8; d1.3 M8.7 9.5H8.71M15.3 9.5H15.31; d M7.5 14.2A5.3 5.3 0 0 0 16.5 14.2
        faceid | s M2.5 7.5V5A2.5 2.5 0 0 1 5 2.5H7.5M16.5 2.5H19A2.5 2.5 0 0 1 21.5 5V7.5M21.5 16.5V19A2.5 2.5 0 0 1 19 21.5H16.5M7.5 21.5H5A2.5 2.5 0 0 1 2.5 19V16.5M7.5 9V10.5M16.5 9V10.5M12 9V13.5H11M8.5 16.3A5 5 0 0 0 15.5 16.3
        faxmachine | o #8 9 14 11 2; o #2 7.5 4 12.5 1.2; s M10.5 9V4H19.5V9; d1 M12 13H12.01M15 13H15.01M18 13H18.01M12 16.3H12.01M15 16.3H15.01M18 16.3H18.01
        figure.walk c | f @12.5 3.8 1.8; s M12 8.5L10.5 14L14 17L15.5 21.5M10.5 14L9.5 17.5L6.5 21.5M7 12.5L8.5 9.5L12 8.5L14.5 11.5L17.5 12.5
        filemenu.and.selection | s #5 2.5 14 19 2.4; f #5.5 9.3 13 5 0; s.9 M8.5 6H13.5M8.5 17.8H13.5
        film.stack f | o #3 8 18 13.5 2.2; s M5.5 5H18.5M7.5 2.3H16.5; d.8 M7.5 8V21.5M16.5 8V21.5M7.5 14.75H16.5M3 12.5H7.5M3 17H7.5M16.5 12.5H21M16.5 17H21
        fork.knife c | s M8.2 2.5V7A2.7 2.7 0 0 1 2.8 7V2.5M5.5 2.5V21.5M16 13.5V3.5C18.5 3.5 20.5 8 20.5 13.5zM18.5 13.5V21.5
        gauge | s M5.1 18.9A9.8 9.8 0 1 1 18.9 18.9; s M12 12L12 6.5; s @12 13.5 1.6
        gauge.medium | u gauge.with.dots.needle.50percent
        gauge.with.dots.needle.33percent | s @12 12 9.8; s M12 13.5L8.5 8; f @12 13.5 1.4; s1.1 M5.7 13H5.71M12 5.7H12.01M16.3 8H16.31M18.3 13H18.31
        gauge.with.dots.needle.50percent | s @12 12 9.8; s M12 13.5V7; f @12 13.5 1.4; s1.1 M5.7 13H5.71M16.3 8H16.31M7.7 8H7.71M18.3 13H18.31
        gauge.with.dots.needle.67percent | s @12 12 9.8; s M12 13.5L15.5 8; f @12 13.5 1.4; s1.1 M5.7 13H5.71M12 5.7H12.01M7.7 8H7.71M18.3 13H18.31
        gauge.with.dots.needle.bottom.50percent | s M4.5 17.5A9.8 9.8 0 1 1 19.5 17.5; s M12 14.5V7.5; f @12 15 1.5; s1.1 M5.8 13H5.81M16.3 8H16.31M7.7 8H7.71M18.2 13H18.21
        gauge.with.needle f | o @12 12 9.8; d M12 14L15.5 7.8; d @12 15.5 1.5
        graduationcap fc | o M12 5L22 9.7L12 14.4L2 9.7z; o M5.8 12.2V16.5C8.5 19.3 15.5 19.3 18.2 16.5V12.2L12 15.2z; s M21 10.5V16.3; k.8 M3.5 10.6L12 14.7L20.5 10.6
        grid | s.9 M2.8 7H21.2M2.8 12H21.2M2.8 17H21.2M7 2.8V21.2M12 2.8V21.2M17 2.8V21.2
        hammer fc | o M3 7.5C5 3.5 9.5 2 14.5 3.5L11.5 6.5L12.5 9L9 12.5L6.5 10.5L4.5 10.3z; o M12.5 9L21.5 18.5L19 21L9.7 11.8z
        hand.raised fxcq | o M7 12.5V5.5A1.4 1.4 0 0 1 9.8 5.5V3.7A1.4 1.4 0 0 1 12.6 3.7V4.5A1.4 1.4 0 0 1 15.4 4.5V6.5A1.4 1.4 0 0 1 18.2 6.5V15C18.2 19 15.7 21.8 12.3 21.8C9 21.8 7.5 20 6 17L3.7 12.8C3 11.3 5 10.2 6 11.5z
        hand.thumbsdown fc | o M16.5 13.5L12.5 21.2C10 21.2 10 19 10.5 15H5A2 2 0 0 1 3.1 12.4L4.8 5A2.5 2.5 0 0 1 7.2 3H13.5C15 3 16 4 16.5 4.5z; o #18 3.5 3.5 10 1
        hand.thumbsup fc | o M7.5 10.5L11.5 2.8C14 2.8 14 5 13.5 9H19A2 2 0 0 1 20.9 11.6L19.2 19A2.5 2.5 0 0 1 16.8 21H10.5C9 21 8 20 7.5 19.5z; o #2.5 10.5 3.5 10 1
        highlighter | o M13.5 4.5L19.5 10.5L12 18H8L6 16V12z; s M6.5 17.5L3 21H8.5L9.5 18.3; s M12 21H21; s M16.5 2L22 7.5
        increase.quotelevel r | s M3 5V19M7.5 5V19M12 6.5H21.5M12 12H21.5M12 17.5H18
        ipad | s #3.8 1.8 16.4 20.4 2.5; s.8 M10 19.5H14
        iphone x | s #6.2 1.8 11.6 20.4 2.8; s.8 M10.5 4.5H13.5
        italic | s M10 4H17M7 20H14M13.7 4L10.3 20
        key.viewfinder | u viewfinder; u1 key .5 6 6
        keyboard f -ellipsis | o #1.8 5 20.4 14 2.5; d.9 M5.5 9H5.51M9 9H9.01M12.5 9H12.51M16 9H16.01M18.7 9H18.71M5.5 12H5.51M9 12H9.01M12.5 12H12.51M16 12H16.01M18.7 12H18.71M8 15.5H16
        laptopcomputer | s #4 4.5 16 12 2; s1.1 M1.8 19.5H22.2
        lasso | s M5 15.5C3.2 14.3 2.2 12.6 2.2 10.7C2.2 6.4 6.6 3 12 3S21.8 6.4 21.8 10.7S17.4 18.3 12 18.3C10.8 18.3 9.7 18.1 8.7 17.8; s @7 16.5 2.2; s M7.5 18.7C7.5 20.3 6.5 21.3 5 21.8
        light.max | s @12 12 3.6; s M12 2.2V5.5M12 18.5V21.8M2.2 12H5.5M18.5 12H21.8M5 5L7.4 7.4M16.6 16.6L19 19M5 19L7.4 16.6M16.6 7.4L19 5
        light.min | s @12 12 3.6; s1.1 M12 5.6V5.61M12 18.4V18.41M5.6 12H5.61M18.4 12H18.41M7.5 7.5V7.51M16.5 7.5V7.51M7.5 16.5V16.51M16.5 16.5V16.51
        lightbulb fcx | o M8.5 17.5C8.5 15 5.3 13.5 5.3 9A6.7 6.7 0 0 1 18.7 9C18.7 13.5 15.5 15 15.5 17.5z; s M9 20.2H15M10.5 22.5H13.5
        line.3.horizontal c | s M3 6H21M3 12H21M3 18H21
        line.3.horizontal.decrease c | s M3 6.5H21M6.5 12H17.5M10 17.5H14
        line.horizontal.3 c | u line.3.horizontal
        line.horizontal.3.decrease c | u line.3.horizontal.decrease
        lines.measurement.horizontal | s M2.5 7V17M7.25 10V17M12 7V17M16.75 10V17M21.5 7V17
        lines.measurement.vertical | s M7 2.5H17M10 7.25H17M7 12H17M10 16.75H17M7 21.5H17
        list.bullet cr | s1.5 M3 6H3.01M3 12H3.01M3 18H3.01; s M8 6H21.5M8 12H21.5M8 18H21.5
        list.bullet.below.rectangle r | s #3 3 18 6.5 1.8; s1.3 M4.3 14H4.31M4.3 20H4.31; s M8.5 14H21M8.5 20H21
        list.bullet.clipboard f | o #4.5 3.8 15 18 2.5; K #8.5 2 7 4 1; f #8.5 2 7 4 1; d M8 10H8.01M8 13.7H8.01M8 17.4H8.01; d.8 M11 10H16M11 13.7H16M11 17.4H16
        list.bullet.indent r | s1.4 M3 5H3.01M7 9.7H7.01M7 14.3H7.01M3 19H3.01; s M7 5H21.5M11 9.7H21.5M11 14.3H21.5M7 19H21.5
        list.bullet.rectangle fr | o #2 4 20 16 2.6; d1.1 M6 8.5H6.01M6 12H6.01M6 15.5H6.01; d.8 M9.5 8.5H18M9.5 12H18M9.5 15.5H18
        list.bullet.rectangle.portrait fr | o #4 2 16 20 2.6; d1.1 M8 7.5H8.01M8 12H8.01M8 16.5H8.01; d.8 M11 7.5H16.5M11 12H16.5M11 16.5H16.5
        list.clipboard f | o #4.5 3.8 15 18 2.5; K #8.5 2 7 4 1; f #8.5 2 7 4 1; d.8 M8 10H16M8 13.7H16M8 17.4H13
        list.dash r | s M2.5 6H4.5M2.5 12H4.5M2.5 18H4.5M9 6H21.5M9 12H21.5M9 18H21.5
        list.dash.header.rectangle r | s #2 3.5 20 17 2.6; f #5 6.5 14 2.6 .6; s.8 M5.5 12.5H6.5M5.5 16.5H6.5M9.5 12.5H18.5M9.5 16.5H18.5
        list.number r | s.7 M2.5 4L4 3V8M2.5 10.5C3 9.5 5.3 9.7 5.2 11.2C5.1 12.3 3.2 13 2.5 14.3H5.5M2.5 17.2H5.3L3.9 18.8C5.9 19 5.7 21.7 3.9 21.7C3.1 21.7 2.6 21.4 2.3 21; s M9 6H21.5M9 12H21.5M9 18.5H21.5
        list.star r | f.4 M4 2.8L4.9 4.8L7 5L5.4 6.4L5.9 8.5L4 7.4L2.1 8.5L2.6 6.4L1 5L3.1 4.8z; s1.2 M4 12H4.01M4 18H4.01; s M9.5 6H21.5M9.5 12H21.5M9.5 18H21.5
        list.triangle r | f M2.5 4L6 6L2.5 8z; f M2.5 10L6 12L2.5 14z; f M2.5 16L6 18L2.5 20z; s M9.5 6H21.5M9.5 12H21.5M9.5 18H21.5
        lock.square.stack f | u square.stack; e #9.2 14.6 5.6 4 .7; d.9 M10.3 14.5V13.3A1.7 1.7 0 0 1 13.7 13.3V14.5
        macwindow +plus | s #2 4 20 16 2.8; s M2.3 8.7H21.7; s.8 M5 6.4H5.01M7.5 6.4H7.51
        mail.stack f | o #2.5 8 19 13 2.2; s M5.5 5H18.5M7.5 2.3H16.5; d M3.2 10L10.8 15.3A2 2 0 0 0 13.2 15.3L20.8 10
        menubar.rectangle | s #2 4 20 16 2.8; f M2.5 8.2V6.8A2.5 2.5 0 0 1 4.8 4.5H19.2A2.5 2.5 0 0 1 21.5 6.8V8.2z; s.8 M6 11.5H11M6 14.5H11
        opticid | s M1.8 12C4.5 7.5 8 5.2 12 5.2S19.5 7.5 22.2 12C19.5 16.5 16 18.8 12 18.8S4.5 16.5 1.8 12z; s @12 12 3.2; s.7 M12 5.5V8.5M12 15.5V18.5M15.4 12H19M5 12H8.6M14.5 9.5L16.8 7.2M14.5 14.5L16.8 16.8M9.5 9.5L7.2 7.2M9.5 14.5L7.2 16.8
        paintbrush f | o M21.5 2.5C16 4 10 10 8.7 13.5L11 15.7C14.5 14 20 8.5 21.5 2.5z; o M7 14.5C4.5 15 5.5 18.5 2.5 20C5.5 22 9.5 21 9.7 17.2z
        paintbrush.pointed f | o M21.7 2.3C16 5 11.5 9 9 12.8L11.2 15C15 12.5 19 8 21.7 2.3z; o M7.5 14C4.5 15 5 18 2.3 20C5.5 21.8 10 20.5 10 16.5z
        paintpalette f | o M12 2.5C17.5 2.5 22 6.3 22 11C22 14 19.7 15.5 17 15.5H15C12.5 15.5 13.5 18 13.5 19.5C13.5 21 12.8 21.5 12 21.5C6.5 21.5 2 17.3 2 12S6.5 2.5 12 2.5z; e @7 11.5 1; e @9.5 7 1; e @14.5 6.5 1; e @18 10 1
        pawprint fc | o M12 12C15 12 18 15.5 18 18.5C18 20.5 16.5 21.5 14.8 21.2C13 20.8 11 20.8 9.2 21.2C7.5 21.5 6 20.5 6 18.5C6 15.5 9 12 12 12z; o @4 11.5 1.8; o @20 11.5 1.8; o @8.5 6 2; o @15.5 6 2
        pencil.and.list.clipboard | s M13 21.8H7A2.5 2.5 0 0 1 4.5 19.3V6.3A2.5 2.5 0 0 1 7 3.8H17A2.5 2.5 0 0 1 19.5 6.3V9; K #8.5 2 7 4 1; f #8.5 2 7 4 1; s.8 M8 10H14M8 13.7H11.5; f.6 M14 18.7L20 12.7L21.8 14.5L15.8 20.5L13.3 21.2z
        pencil.and.outline | s M13.5 3H6A3 3 0 0 0 3 6V18A3 3 0 0 0 6 21H18A3 3 0 0 0 21 18V10.5; f.6 M8.5 14L18.8 3.7L20.6 5.5L10.3 15.8L7.5 16.7z
        pencil.and.scribble | u pencil .7 7 -.2; s M3 15.5C5.5 13 8 14 7 16.5C6.3 18.5 8 19.5 9.8 18C11.5 16.6 13 17.5 12.5 19.5C12.2 21.3 14.5 21.5 16 20.5
        pencil.line | u pencil .82 4 -.3; s M3 21H21
        pencil.tip | s M12 2.5L17.5 15.5C17.5 19 15 21.5 12 21.5S6.5 19 6.5 15.5z; f M12 2.5L13.9 7H10.1z; s M12 21.5V14
        pencil.tip.crop.circle f -plus -minus | o @12 12 9.8; e M12 5L15.8 14.5C15.8 16 15.3 17.5 14.7 21H9.3C8.7 17.5 8.2 16 8.2 14.5z
        person.crop.rectangle.stack f | o #2.2 8 19.6 13.5 2.2; s M5 5H19M7 2.3H17; e @12 12.8 2.3; e M7.6 20.6C7.6 17.7 9.3 16.4 12 16.4S16.4 17.7 16.4 20.6z
        person.fill.viewfinder | u viewfinder; f @12 9.3 2.6; f M6.8 17.3C6.8 14.6 9 13.5 12 13.5S17.2 14.6 17.2 17.3z
        placeholdertext.fill | f #2 5.5 20 13 2.6; x1.1 M6 12H6.01M10 12H10.01M14 12H14.01M18 12H18.01
        play.rectangle.on.rectangle f | u rectangle.on.rectangle; e M12.3 10.7L16.8 13.5L12.3 16.3z
        play.square.stack f | u square.stack; e M10.2 11.7L15 15L10.2 18.3z
        plus.rectangle.on.folder f | s M3 13.5V6A2 2 0 0 1 5 4H8.5L10.7 6.3H19A2 2 0 0 1 21 8.3V9.5; o #7 12.5 15 9 2; d M14.5 14.7V19.3M12.2 17H16.8; s M3 13V17.5A2 2 0 0 0 4.5 19.4
        plus.rectangle.on.rectangle | u rectangle.on.rectangle; d M14.25 10.4V16.6M11.1 13.5H17.4
        plus.square.fill.on.square.fill | U plus.square.on.square
        plus.square.on.square | u square.on.square; d M14.75 11.3V18.2M11.3 14.75H18.2
        plus.viewfinder | u viewfinder; s M12 7.5V16.5M7.5 12H16.5
        printer f | o #2 8 20 9.5 2; o #6.5 2.5 11 5.5 .5; K #6.5 13 11 8.5 .5; s #6.5 13 11 8.5 .5; s.8 M9.5 16H14.5M9.5 18.8H14.5
        puzzlepiece f | o M3 8H8.3C7 5.5 8 3 10 3S13 5.5 11.7 8H17V13C19.5 11.7 22 12.7 22 14.8S19.5 18 17 16.7V21.5H3z
        qrcode | s #3 3 7 7 1; s #14 3 7 7 1; s #3 14 7 7 1; f #5.7 5.7 1.6 1.6 0; f #16.7 5.7 1.6 1.6 0; f #5.7 16.7 1.6 1.6 0; s M14 14H14.01M17.5 17.5H17.51M21 14H21.01M14 21H14.01M21 21H21.01
        qrcode.viewfinder | u viewfinder; s.8 #7 7 4 4 .5; s.8 #13.5 7 4 4 .5; s.8 #7 13.5 4 4 .5; s.8 M14 14H14.01M17.5 17.5H17.51M17.5 14H17.51M14 17.5H14.01
        rectangle.3.group f | o #2.2 4 9 16 1.6; o #14.3 4 7.5 6.6 1.4; o #14.3 13.4 7.5 6.6 1.4
        rectangle.3.offgrid f | o #2 4.5 6.5 15 1.4; o #11.3 3 10.7 8 1.4; o #11.3 14 8.2 6.5 1.4
        rectangle.and.hand.point.up.left f | n M9 16.5H4.5A2.3 2.3 0 0 1 2.2 14.2V6.3A2.3 2.3 0 0 1 4.5 4H19.5A2.3 2.3 0 0 1 21.8 6.3V12; F #2.2 4 19.6 12.5 2.3; K #13.6 10.8 6 10 2; U hand.point.up.left .62 8.4 8.6
        rectangle.and.paperclip | s M9 19H4.7A2.5 2.5 0 0 1 2.2 16.5V7.5A2.5 2.5 0 0 1 4.7 5H19.3A2.5 2.5 0 0 1 21.8 7.5V9; u1 paperclip .58 9 9.5
        rectangle.and.pencil.and.ellipsis | s M13 18.5H4.7A2.5 2.5 0 0 1 2.2 16V10.5A2.5 2.5 0 0 1 4.7 8H12; s M6 13.2H6.01M9.5 13.2H9.51; f.6 M12 16.2L20 8.2L22 10.2L14 18.2L11.4 18.8z; f.6 M20.9 7.3L21.5 6.7A1 1 0 0 1 23 8.2L22.9 9.3z; s M19.5 14.5V18.5
        rectangle.and.text.magnifyingglass | s M9.5 19.5H4.3A2.3 2.3 0 0 1 2 17.2V6.3A2.3 2.3 0 0 1 4.3 4H19.7A2.3 2.3 0 0 1 22 6.3V9.5; s.8 M5.5 8H16M5.5 11.5H9.5M5.5 15H8.5; s @15.8 15.2 3.8; s M18.6 18L21.8 21.2
        rectangle.arrowtriangle.2.inward | s #1.8 5 20.4 14 2.5; f M4.8 9L9.5 12L4.8 15z; f M19.2 9L14.5 12L19.2 15z
        rectangle.arrowtriangle.2.outward | s #1.8 5 20.4 14 2.5; f M9.7 9L5 12L9.7 15z; f M14.3 9L19 12L14.3 15z
        rectangle.bottomhalf.inset.filled | s #2.2 5 19.6 14 2.5; f #5.2 12 13.6 4 .6
        rectangle.bottomthird.inset.filled | s #2.2 5 19.6 14 2.5; f #5.2 13.4 13.6 2.6 .6
        rectangle.center.inset.filled | s #2.2 5 19.6 14 2.5; f #8.2 9 7.6 6 .6
        rectangle.connected.to.line.below | s #3.5 3.5 17 11 2.2; s M12 14.5V20.5M2.5 20.5H21.5
        rectangle.fill.on.rectangle.angled.fill | U rectangle.on.rectangle.angled
        rectangle.fill.on.rectangle.fill | U rectangle.on.rectangle
        rectangle.grid.1x2 f | o #3 3.2 18 7 1.5; o #3 13.8 18 7 1.5
        rectangle.grid.2x2 f | o #2 4.5 8.5 6 1.2; o #13.5 4.5 8.5 6 1.2; o #2 13.5 8.5 6 1.2; o #13.5 13.5 8.5 6 1.2
        rectangle.inset.filled | s #2.2 5 19.6 14 2.5; f #5.2 8 13.6 8 .6
        rectangle.inset.filled.on.rectangle | u rectangle.on.rectangle; f #9.2 10.7 9.6 5.6 .6
        rectangle.landscape.rotate | s #2.5 12 19 9 2; s M6 8.5A7 7 0 0 1 18 8.5M18.5 4.5V8.8H14.2
        rectangle.leadinghalf.inset.filled r | u rectangle.lefthalf.inset.filled
        rectangle.leadingthird.inset.filled r | u rectangle.leftthird.inset.filled
        rectangle.lefthalf.inset.filled | s #2.2 5 19.6 14 2.5; f #5.2 8 6.4 8 .6
        rectangle.leftthird.inset.filled | s #2.2 5 19.6 14 2.5; f #5.2 8 3.8 8 .6
        rectangle.on.rectangle.angled | o M4.3 14L2.3 7.4A2 2 0 0 1 3.6 4.9L14.6 1.9A2 2 0 0 1 17.1 3.2L17.5 4.6; K #6 7.8 16 12.7 2.2; o #6 7.8 16 12.7 2.2
        rectangle.portrait.and.arrow.forward fr | u rectangle.portrait.and.arrow.right
        rectangle.portrait.arrowtriangle.2.outward | s #5 1.8 14 20.4 2.5; f M9 9.7L12 5L15 9.7z; f M9 14.3L12 19L15 14.3z
        rectangle.portrait.center.inset.filled | s #5 2.2 14 19.6 2.5; f #9 8 6 8 .6
        rectangle.portrait.inset.filled | s #5 2.2 14 19.6 2.5; f #8 5.2 8 13.6 .6
        rectangle.portrait.rotate | s #3 5 9.5 16.5 2; s M11 2A9.5 9.5 0 0 1 20 11.5M16.9 9L20 12L22.3 8.8
        rectangle.righthalf.inset.filled | s #2.2 5 19.6 14 2.5; f #12.4 8 6.4 8 .6
        rectangle.rightthird.inset.filled | s #2.2 5 19.6 14 2.5; f #15 8 3.8 8 .6
        rectangle.split.2x1 f | o #2.2 5 19.6 14 2.5; d M12 5V19
        rectangle.split.3x1 f | o #2.2 5 19.6 14 2.5; d M8.7 5V19M15.3 5V19
        rectangle.split.3x3 f | o #2.2 5 19.6 14 2.5; d.8 M8.7 5V19M15.3 5V19M2.2 9.7H21.8M2.2 14.3H21.8
        rectangle.stack f | o #2.2 9 19.6 12 2.2; s M4 5.7H20M6 2.5H18
        rectangle.tophalf.inset.filled | s #2.2 5 19.6 14 2.5; f #5.2 8 13.6 4 .6
        rectangle.topthird.inset.filled | s #2.2 5 19.6 14 2.5; f #5.2 8 13.6 2.6 .6
        rectangle.trailinghalf.inset.filled r | u rectangle.righthalf.inset.filled
        rectangle.trailingthird.inset.filled r | u rectangle.rightthird.inset.filled
        scanner f | o #2 12.5 20 7 2; s M4.5 12.3L17.5 4.5; d1.1 M6 16H6.01; d.9 M10 16H18
        scissors | s @6.5 6 3; s @6.5 18 3; s M9 7.8L20.5 17.5M9 16.2L20.5 6.5
        scribble | s M3 8.5C8 2.5 12.5 3 9.5 8.5C7 13 4.5 17 7.5 17C11 17 13.5 8.5 17 8.5C20 8.5 15 16 16.5 17.5C17.8 18.7 20 17 21.5 14.5
        selection.pin.in.out | s M7 4.5H4.5A2 2 0 0 0 2.5 6.5V17.5A2 2 0 0 0 4.5 19.5H7M17 4.5H19.5A2 2 0 0 1 21.5 6.5V17.5A2 2 0 0 1 19.5 19.5H17M12 3V21M9.3 9L6 12L9.3 15M14.7 9L18 12L14.7 15
        shippingbox f | o M12 2.2L21 6.7V17.3L12 21.8L3 17.3V6.7z; d M3.3 7L12 11.5L20.7 7M12 11.5V21.5M7.5 4.5L16.3 9.2
        sidebar.leading r | u sidebar.left
        sidebar.left | s #2 4 20 16 2.8; s M9 4.3V19.7; s.7 M4.7 7.7H6.3M4.7 10.5H6.3M4.7 13.3H6.3
        sidebar.right | s #2 4 20 16 2.8; s M15 4.3V19.7; s.7 M17.7 7.7H19.3M17.7 10.5H19.3M17.7 13.3H19.3
        sidebar.squares.left | s #2 4 20 16 2.8; s M9.5 4.3V19.7; f #4.5 7 2.6 2.6 .4; f #4.5 11 2.6 2.6 .4
        sidebar.trailing r | u sidebar.right
        skew | s M7.5 5H21.5L16.5 19H2.5z
        slider.horizontal.2.gobackward | s M4.7 9.2A8 8 0 1 1 4 12M4.2 4V9.4H9.6; s.8 M8 10.3H16M8 14H16; f @13.7 10.3 1.5; f @10.2 14 1.5
        slider.horizontal.3 | s M2.5 5.5H14M18.6 5.5H21.5M2.5 12H5.4M10 12H21.5M2.5 18.5H14M18.6 18.5H21.5; s @16.3 5.5 2.3; s @7.7 12 2.3; s @16.3 18.5 2.3
        slider.horizontal.below.rectangle | s #3 3 18 8 2; s M2.5 18H10M15.5 18H21.5; s @12.7 18 2.7
        slider.vertical.3 | s M5.5 21.5V10M5.5 5.4V2.5M12 21.5V18.6M12 14V2.5M18.5 21.5V10M18.5 5.4V2.5; s @5.5 7.7 2.3; s @12 16.3 2.3; s @18.5 7.7 2.3
        sparkle.magnifyingglass | s M12.7 3.2A7.4 7.4 0 1 0 17.2 12.7M15.6 15.6L21.5 21.5; f.4 M17.2 1.5L18.6 5.4L22.5 6.8L18.6 8.2L17.2 12.1L15.8 8.2L11.9 6.8L15.8 5.4z
        speedometer | s @12 12 9.8; s M12 13.2L16 7.5; f @12 13.2 1.3; s.9 M5.8 13H5.81M7 8.8H7.01M10.5 6H10.51M18.2 13H18.21
        square.3.layers.3d | u square.stack.3d.up; f M12 5L17 7.5L12 10L7 7.5z
        square.and.line.vertical.and.square | s #1.8 7.5 7 9 1.4; s #15.2 7.5 7 9 1.4; s M12 3V21
        square.and.line.vertical.and.square.fill | s #1.8 7.5 7 9 1.4; f #15 7.3 7.4 9.4 1.4; s M12 3V21
        square.arrowtriangle.4.outward | s M8.5 3H5A2 2 0 0 0 3 5V8.5M15.5 3H19A2 2 0 0 1 21 5V8.5M8.5 21H5A2 2 0 0 1 3 19V15.5M15.5 21H19A2 2 0 0 0 21 19V15.5; f M12 6L14 9H10z; f M12 18L14 15H10z; f M6 12L9 10V14z; f M18 12L15 10V14z
        square.bottomthird.inset.filled | s #2.6 2.6 18.8 18.8 4; f #6 14.4 12 3.6 .8
        square.fill.on.circle.fill | U square.on.circle
        square.fill.text.grid.1x2 | f #2.5 3.5 7 7 1.5; f #2.5 13.5 7 7 1.5; s M12.5 5H21.5M12.5 9H18M12.5 15H21.5M12.5 19H18
        square.filled.on.square | s M16 7.5V5A2.5 2.5 0 0 0 13.5 2.5H5A2.5 2.5 0 0 0 2.5 5V13.5A2.5 2.5 0 0 0 5 16H7.5; f #8 8 13.5 13.5 2.5
        square.grid.2x2 f | o #3 3 7.3 7.3 1.5; o #13.7 3 7.3 7.3 1.5; o #3 13.7 7.3 7.3 1.5; o #13.7 13.7 7.3 7.3 1.5
        square.grid.3x2 f | o #1.9 5.8 4.4 4.4 .8; o #9.8 5.8 4.4 4.4 .8; o #17.7 5.8 4.4 4.4 .8; o #1.9 13.8 4.4 4.4 .8; o #9.8 13.8 4.4 4.4 .8; o #17.7 13.8 4.4 4.4 .8
        square.grid.3x3 f | o #2.6 2.6 18.8 18.8 2; d.8 M8.9 2.6V21.4M15.1 2.6V21.4M2.6 8.9H21.4M2.6 15.1H21.4
        square.inset.filled | s #2.6 2.6 18.8 18.8 4; f #6 6 12 12 1.4
        square.leadingthird.inset.filled r | u square.leftthird.inset.filled
        square.lefthalf.filled | s #2.6 2.6 18.8 18.8 4; f M12 2.6H6.6A4 4 0 0 0 2.6 6.6V17.4A4 4 0 0 0 6.6 21.4H12z
        square.leftthird.inset.filled | s #2.6 2.6 18.8 18.8 4; f #6 6 3.6 12 .8
        square.on.circle | o @9 9 6.7; K #10 10 11.5 11.5 2.2; o #10 10 11.5 11.5 2.2
        square.on.square.dashed | s #2.5 2.5 13.5 13.5 2.5; s M19 8A2.5 2.5 0 0 1 21.5 10.5M21.5 13.5V16M21.5 19A2.5 2.5 0 0 1 19 21.5M16 21.5H13.5M10.5 21.5A2.5 2.5 0 0 1 8 19
        square.righthalf.filled | s #2.6 2.6 18.8 18.8 4; f M12 2.6H17.4A4 4 0 0 1 21.4 6.6V17.4A4 4 0 0 1 17.4 21.4H12z
        square.rightthird.inset.filled | s #2.6 2.6 18.8 18.8 4; f #14.4 6 3.6 12 .8
        square.split.1x2 f | o #2.6 2.6 18.8 18.8 4; d M2.6 12H21.4
        square.split.2x1 f | o #2.6 2.6 18.8 18.8 4; d M12 2.6V21.4
        square.split.2x2 f | o #2.6 2.6 18.8 18.8 4; d M12 2.6V21.4M2.6 12H21.4
        square.stack f | o #3.5 8.5 17 13 2.2; s M5.5 5.5H18.5M7.5 2.5H16.5
        square.stack.3d.down.forward fr | u square.stack.3d.down.right
        square.stack.3d.down.right f | o #2.5 2.5 11.8 11.8 2; s M17.9 6.5V15.4A2.5 2.5 0 0 1 15.4 17.9H6.5M21.4 10V18.9A2.5 2.5 0 0 1 18.9 21.4H10
        square.stack.3d.up f | o M12 2.5L21.5 7.5L12 12.5L2.5 7.5z; s M2.5 12L12 17L21.5 12M2.5 16.5L12 21.5L21.5 16.5
        square.text.square f | o #2.6 2.6 18.8 18.8 4; d.8 M6.5 7H17.5M6.5 17H17.5; d.8 #8.8 10 6.4 4 .8
        square.topthird.inset.filled | s #2.6 2.6 18.8 18.8 4; f #6 6 12 3.6 .8
        square.trailingthird.inset.filled r | u square.rightthird.inset.filled
        strikethrough | s M17.3 7.2C16.5 5 14.5 3.8 12 3.8C9 3.8 6.9 5.4 6.9 7.9C6.9 9.5 7.8 10.7 9.5 11.5M3 12H21M6.3 16.5C7 18.9 9.1 20.2 12.1 20.2C15.4 20.2 17.8 18.6 17.8 16C17.8 14.6 17.2 13.6 16.2 12.8
        switch.2 | s #2 4 20 7 3.5; f @18.3 7.5 1.7; s #2 13.5 20 7 3.5; f @5.7 17 1.7
        table f | o #2 4 20 16 2.6; d.9 M2 9.3H22M2 14.7H22M9.5 9.3V20
        tablecells f | o #2 4 20 16 2.6; d.9 M2 9.3H22M2 14.7H22M8.7 4V20M15.3 4V20
        terminal f | o #2 4 20 16 2.8; d M6 8.5L9.5 11.5L6 14.5M11.5 15.5H16.5
        text o +plus +minus +checkmark +xmark | s M2.5 5H21.5M2.5 10H21.5M2.5 15H15M2.5 20H15
        text.aligncenter | s M3 5H21M6 9.7H18M3 14.3H21M6 19H18
        text.alignleft | s M3 5H21M3 9.7H15M3 14.3H21M3 19H15
        text.alignright | s M3 5H21M9 9.7H21M3 14.3H21M9 19H21
        text.append r | s M3 5H21M3 10.5H21; f #12 15 9 4.5 1.2; s M3 17.2H8.5
        text.badge.star r | s M2.5 5H10.5M2.5 10H10.5M2.5 15H21.5M2.5 20H15; f.6 M17 1.8L18.3 5.2L21.9 5.4L19.1 7.7L20 11.2L17 9.2L14 11.2L14.9 7.7L12.1 5.4L15.7 5.2z
        text.below.photo f | o #3.5 2.8 17 10.5 2; d.8 M5.5 12.5L9.5 8.5L12 10.7L15.5 7L19 10.7; s M3.5 17H20.5M3.5 21H14
        text.cursor | s M8 3C10.5 3 12 4 12 6V18C12 20 10.5 21 8 21M16 3C13.5 3 12 4 12 6M16 21C13.5 21 12 20 12 18M9.5 12H14.5
        text.insert r | s M3 5H21M3 19H21; f #12 9.8 9 4.5 1.2; s M3 12H8.5
        text.justify | s M3 5H21M3 9.7H21M3 14.3H21M3 19H21
        text.justify.leading r | s M3 5H21M3 9.7H21M3 14.3H21M3 19H14
        text.justifyleft r | u text.justify.leading
        text.line.first.and.arrowtriangle.forward r | f M2.5 3L7 6L2.5 9z; s M10.5 6H21.5M3 12H21.5M3 18H15.5
        text.magnifyingglass r | s M2.8 5H21.2M2.8 10H8.5M2.8 15H8M2.8 20H10; s @15.3 14.3 4.4; s M18.6 17.6L21.8 20.8
        text.quote r | s M3.5 4V20M8 6H21M8 12H21M8 18H16
        text.redaction | f #3 4 10 3.5 1; s M16 5.8H21M3 12H8; f #11 10.3 10 3.5 1; f #3 16.5 13 3.5 1
        text.viewfinder | u viewfinder; s.9 M7 8.5H17M7 12H17M7 15.5H13
        textformat | s M2 19L7.5 5.5L13 19M4 14.5H11; s @18 15.2 3.3; s M21.3 11.8V18.8
        textformat.123 | u1 1 .62 -3 4.6; u1 2 .62 4.2 4.6; u1 3 .62 11.8 4.6
        textformat.abc | u abc
        textformat.size | s M1.8 19L8 4.5L14.2 19M4 14.2H12; s M15.5 19L18.7 11L22 19M16.6 16.2H20.8
        textformat.size.larger | s M1.8 19L8 4.5L14.2 19M4 14.2H12M18.7 8V15M15.2 11.5H22.2
        textformat.size.smaller | s M1.8 19L8 4.5L14.2 19M4 14.2H12M15.5 11.5H22
        textformat.subscript | s M2 18L8 3L14 18M4.2 13.3H11.8; u1 2 .42 13.5 12.5
        textformat.superscript | s M2 20L8 5L14 20M4.2 15.3H11.8; u1 2 .42 13.5 1
        ticket f | o M2 9V6.5A1.5 1.5 0 0 1 3.5 5H20.5A1.5 1.5 0 0 1 22 6.5V9A3 3 0 0 0 22 15V17.5A1.5 1.5 0 0 1 20.5 19H3.5A1.5 1.5 0 0 1 2 17.5V15A3 3 0 0 0 2 9z; d.9 M15 6V8M15 11V13M15 16V18
        timeline.selection | s #6 7.5 12 9 1.8; s M2.5 3.5V20.5M21.5 3.5V20.5M12 3V7.5M12 16.5V21
        touchid | s.85 M5.5 4.5A9.5 9.5 0 0 1 18.5 4.5M2.8 10.5C4 6 7.5 3.8 12 3.8M3 16C4.5 13 4 12.5 4.5 10.8A7.6 7.6 0 0 1 19.6 11C19.8 14 19.3 16.8 18.5 19.3M6.3 19.3C8 16.5 8 14.2 8 12A4 4 0 0 1 16 12C16 15.5 15.3 18.5 13.8 21.5M10 21C11.7 18 12 15 12 12
        tram fc | o #5 4.5 14 14 3; s M9 2H15M8 18.5L6 21.8M16 18.5L18 21.8; d M5 12H19; d1.1 M8.5 15.3H8.51M15.5 15.3H15.51
        trophy fc | o M7 3H17V10A5 5 0 0 1 7 10z; s M7 5H3.5V7A4 4 0 0 0 7.5 11M17 5H20.5V7A4 4 0 0 1 16.5 11M12 15V18.5M8 20.5H16M9.5 20V18.5H14.5V20
        uiwindow.split.2x1 | s #2 4 20 16 2.8; s M2.3 8.7H21.7M12 8.9V19.8; s.8 M5 6.4H5.01M7.5 6.4H7.51
        underline | s M6.5 3V11A5.5 5.5 0 0 0 17.5 11V3M5 20.5H19
        viewfinder c | s M2.5 7.5V5A2.5 2.5 0 0 1 5 2.5H7.5M16.5 2.5H19A2.5 2.5 0 0 1 21.5 5V7.5M21.5 16.5V19A2.5 2.5 0 0 1 19 21.5H16.5M7.5 21.5H5A2.5 2.5 0 0 1 2.5 19V16.5
        wrench f | o M20.8 6.5A5.6 5.6 0 0 1 13 13L6.5 20.5A2.2 2.2 0 0 1 3.3 17.5L10.7 10.7A5.6 5.6 0 0 1 17 2.8L13.8 6.2L15 9L17.8 10z
        """
}
