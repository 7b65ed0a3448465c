extension SymbolTable {
    /// Symbols that are put together of others.
    static let compounds = """
        airplayaudio c | s M7.3 15.8A6.6 6.6 0 1 1 16.7 15.8M5 18.5A9.9 9.9 0 1 1 19 18.5M9.3 12.6A3.3 3.3 0 1 1 14.7 12.6; f M12 14.8L17.5 21.5H6.5z
        airplayvideo c | s M6 16.5H4.5A2.5 2.5 0 0 1 2 14V6.5A2.5 2.5 0 0 1 4.5 4H19.5A2.5 2.5 0 0 1 22 6.5V14A2.5 2.5 0 0 1 19.5 16.5H18; f M12 14L18 21H6z
        alternatingcurrent | s M2 12C4 5 8.5 5 12 12S20 19 22 12
        amplifier | s #2 7 20 11 2; s @7.5 12.5 2.8; s M13 10H19M13 12.5H19M13 15H16M5 18V20.5M19 18V20.5
        app.badge.checkmark f | u app; K @18 18 3.4; f @18 18 4.3; x.8 M16 18.3L17.5 19.8L20 16.3
        app.checkmark.circle fo | o @12 12 9.8; d M7.5 12.5L10.7 16L16.3 8
        app.connected.to.app.below.fill | f #7 1.8 10 8 2.4; s M12 10V14; s #7 14.2 10 8 2.4
        app.gift f | o #2.6 2.6 18.8 18.8 6; z gift .56 5.3 5
        apple.terminal f | o #2 4 20 16 2.8; d M6 8.5L9.5 11.5L6 14.5M11.5 15.5H16.5; d.7 M2 6.8H22
        applescript f | o #4.5 2.3 15 19.4 2.4; d M9 9H15M9 13H13
        applewatch | s #5.5 6 13 12 3; s M8 6L8.7 2H15.3L16 6M8 18L8.7 22H15.3L16 18M21 10V12.5
        applewatch.radiowaves.left.and.right | s #8.2 6.8 7.6 10.4 2.2; s M9.7 6.5L10.2 2.5H13.8L14.3 6.5M9.7 17.5L10.2 21.5H13.8L14.3 17.5M5.6 8.7A6.5 6.5 0 0 0 5.6 15.3M3.2 6.7A10.5 10.5 0 0 0 3.2 17.3M18.4 8.7A6.5 6.5 0 0 1 18.4 15.3M20.8 6.7A10.5 10.5 0 0 1 20.8 17.3
        applewatch.watchface | s #5.5 6 13 12 3; s M8 6L8.7 2H15.3L16 6M8 18L8.7 22H15.3L16 18M21 10V12.5M12 9V12L14 13.5
        apps.iphone | s #6.2 1.8 11.6 20.4 2.8; f #8.9 5 2.4 2.4 .3; f #12.7 5 2.4 2.4 .3; f #8.9 9 2.4 2.4 .3; f #12.7 9 2.4 2.4 .3; f #8.9 13 2.4 2.4 .3; f #12.7 13 2.4 2.4 .3; s.7 M10 19H14
        arrow.clockwise.heart f | u heart; d M15.3 9.5A3.9 3.9 0 1 0 15.9 12M15.7 6.8V9.8H12.7
        arrow.down.doc f | o M4.5 19.5V4.5A2.2 2.2 0 0 1 6.7 2.3H13L19.5 8.8V19.5A2.2 2.2 0 0 1 17.3 21.7H6.7A2.2 2.2 0 0 1 4.5 19.5z; d M12 11V18M9 15.5L12 18.5L15 15.5
        arrow.triangle.2.circlepath.camera f | u camera; d.8 M9.3 12.2A2.8 2.8 0 0 1 14.5 11.5M14.7 13.3A2.8 2.8 0 0 1 9.5 14M14.8 9.5V11.7H12.6M9.2 16V13.8H11.4
        arrow.up.and.down.and.sparkles | s M6.5 2.5V21.5M2.8 6.2L6.5 2.5L10.2 6.2M2.8 17.8L6.5 21.5L10.2 17.8; f.4 M17 3L18.3 7.2L22.2 8.5L18.3 9.8L17 14L15.7 9.8L11.8 8.5L15.7 7.2z; f.3 M15 15.5L15.8 17.7L18 18.5L15.8 19.3L15 21.5L14.2 19.3L12 18.5L14.2 17.7z
        atom | s.9 M12 8.2C17.5 8.2 21.8 9.9 21.8 12S17.5 15.8 12 15.8S2.2 14.1 2.2 12S6.5 8.2 12 8.2zM15.3 10.1C18 14.9 18.7 19.5 16.9 20.5S11.4 18.7 8.7 13.9S5.3 4.5 7.1 3.5S12.6 5.3 15.3 10.1zM8.7 10.1C11.4 5.3 15.1 2.5 16.9 3.5S18 9.1 15.3 13.9S8.9 21.5 7.1 20.5S6 14.9 8.7 10.1z; f @12 12 1.2
        av.remote f | o #7.5 1.8 9 20.4 2.6; d @12 7.5 2.2; d1.1 M10.3 13.5H10.31M13.7 13.5H13.71M10.3 17.3H10.31M13.7 17.3H13.71
        badge.plus.radiowaves.right r | f @6.3 12 4.5; x.8 M6.3 9.6V14.4M3.9 12H8.7; s M12.6 7.5A6.8 6.8 0 0 1 12.6 16.5M15.6 4.8A11 11 0 0 1 15.6 19.2M18.6 2.2A15.5 15.5 0 0 1 18.6 21.8
        banknote f | o #1.5 5.5 21 13 2.2; d @12 12 3; d1.1 M5.3 12H5.31M18.7 12H18.71
        baseball f | o @12 12 9.8; d.9 M5.2 5.2A10 10 0 0 1 5.2 18.8M18.8 5.2A10 10 0 0 0 18.8 18.8
        basketball f | o @12 12 9.8; d.9 M2.2 12H21.8M12 2.2V21.8M5.2 5.2A10 10 0 0 1 5.2 18.8M18.8 5.2A10 10 0 0 0 18.8 18.8
        bathtub f | o M2 12.5H22V14A6 6 0 0 1 16 20H8A6 6 0 0 1 2 14z; s M4.5 12.5V5.5A2.5 2.5 0 0 1 9.5 5.5V6.5M7.5 7H11.5M6.5 20L5.8 21.8M17.5 20L18.2 21.8
        battery.0percent | u battery.0
        battery.100.bolt | u battery.100; K M11.7 6L8.2 12.3H11L10 18L14 11.2H11.3z; f M12 5.5L7.8 12.5H10.6L9.4 18.5L14 11H11z
        battery.100percent | u battery.100
        battery.25percent | u battery.25
        battery.50percent | u battery.50
        battery.75percent | u battery.75
        bell.and.waves.left.and.right f | u bell .84 1.9 1.9; s M4.5 2.8A8 8 0 0 0 2 8.8M19.5 2.8A8 8 0 0 1 22 8.8
        bird.circle f | o @12 12 9.8; z bird .58 5 5
        bolt.badge.checkmark f | u bolt; K @18 18 3.4; f @18 18 4.3; x.8 M16 18.3L17.5 19.8L20 16.3
        bolt.badge.clock f | u bolt; K @18 18 3.4; f @18 18 4.3; x.8 M18 15.7V18.2L19.5 19.3
        bolt.horizontal.icloud f | u icloud; z bolt.horizontal .42 7 8.8
        bolt.trianglebadge.exclamationmark f | u bolt; u trianglebadge
        bonjour | s @12 12 9.8; f @12 12 2; s.9 M8.3 15.7A5.2 5.2 0 1 1 15.7 15.7
        bubble.left.and.exclamationmark.bubble.right f | u bubble.left.and.bubble.right; d.9 M15.5 11.3V14; d1.1 M15.5 16.3V16.31
        bubble.left.and.text.bubble.right f | u bubble.left.and.bubble.right; d.75 M12 12.3H19.2M12 15.4H16.7
        bubbles.and.sparkles f | o @8.5 15 6; o @18.2 17.8 2.6; f.4 M17 1.8L18.3 5.7L22.2 7L18.3 8.3L17 12.2L15.7 8.3L11.8 7L15.7 5.7z; d.8 M5.5 14.5A3.2 3.2 0 0 1 8 12
        building f | o #5 2.3 14 19.2 1.8; d1.1 M9 6.5H9.01M12 6.5H12.01M15 6.5H15.01M9 10H9.01M12 10H12.01M15 10H15.01M9 13.5H9.01M12 13.5H12.01M15 13.5H15.01; d M10.3 21.5V17.5H13.7V21.5
        building.2.crop.circle f | o @12 12 9.8; e M7 18.8V8.2A.7 .7 0 0 1 7.7 7.5H11.8A.7 .7 0 0 1 12.5 8.2V20.6C10 20.7 8.3 20 7 18.8z; e M14 11.5H16.8A.7 .7 0 0 1 17.5 12.2V18.5A8.5 8.5 0 0 1 14 20.3z
        burn | s M12.5 3.5C13.5 7.5 18.5 9.5 18.5 14A6.5 6.5 0 0 1 5.5 14C5.5 11 7.2 9.3 8 7.3C9 8.2 9.3 9 9.7 10.3C11.7 8.5 12.8 6 12.5 3.5z; s M4 22H20
        button.angledbottom.horizontal.right f | o M4.8 7H19.2A3 3 0 0 1 22.2 10V13L18.2 17H4.8A3 3 0 0 1 1.8 14V10A3 3 0 0 1 4.8 7z; d M7 12H15
        button.horizontal f | o #1.8 7 20.4 10 3; d M7 12H17
        cable.connector | s M12 1.5V5M12 19V22.5M8 9.5V6.5A1.5 1.5 0 0 1 9.5 5H14.5A1.5 1.5 0 0 1 16 6.5V9.5zM8 14.5V17.5A1.5 1.5 0 0 0 9.5 19H14.5A1.5 1.5 0 0 0 16 17.5V14.5z; s.8 M10.2 9.5V12M13.8 9.5V12
        cable.connector.horizontal | s M1.5 12H5M19 12H22.5M9.5 8H6.5A1.5 1.5 0 0 0 5 9.5V14.5A1.5 1.5 0 0 0 6.5 16H9.5zM14.5 8H17.5A1.5 1.5 0 0 1 19 9.5V14.5A1.5 1.5 0 0 1 17.5 16H14.5z; s.8 M9.5 10.2H12M9.5 13.8H12
        calendar.day.timeline.leading r | s #2.5 3.5 19 17.5 3.2; f M2.5 8.5V6.5A3 3 0 0 1 5.5 3.5H18.5A3 3 0 0 1 21.5 6.5V8.5z; s M6 14.5H18; f @6.5 14.5 1.6; s.7 M9.5 11.5H18M9.5 17.5H18
        camera.aperture | s @12 12 9.8; s.9 M10 2.4L15.5 12M4.3 5.9H15.3M2.4 14L8 4.3M13.9 21.6L8.4 12M19.7 18.1H8.7M21.6 10L16 19.7
        camera.macro c | f @12 7 1.7; o @12 3.7 1.9; o @15.2 6 1.9; o @14 9.8 1.9; o @10 9.8 1.9; o @8.8 6 1.9; s M12 12V21.8M12 20.5C8 20.5 5.5 18.5 5 15C8.7 14.8 11.5 17 12 20.5M12 20.5C16 20.5 18.5 18.5 19 15C15.3 14.8 12.5 17 12 20.5
        captions.bubble f | u bubble.left; d M6 9H8.5M11.5 9H18M6 13H12.5M15.5 13H18
        chandelier f | s M12 2V6M12 6C12 11 9 12.5 5.5 12.5V15M12 6C12 11 15 12.5 18.5 12.5V15M12 6V15; o M3 19L4 15.3H7L8 19z; o M9.5 19L10.5 15.3H13.5L14.5 19z; o M16 19L17 15.3H20L21 19z
        character.book.closed f | u book.closed; d.9 M8.8 13L12 6L15.2 13M9.8 10.8H14.2
        checklist.checked r | u checklist; s.6 M11.5 10.5H17M11.5 20.5H17
        checklist.unchecked r | s @4.5 6.5 2.2; s @4.5 17 2.2; s M11 6.5H21.5M11 17H21.5
        checkmark.circle.badge.xmark f | u app.checkmark.circle; K @18 18 3.4; f @18 18 4.3; x.75 M16.2 16.2L19.8 19.8M19.8 16.2L16.2 19.8
        checkmark.icloud f | u icloud; d M9 14L11.3 16.5L15.3 11.3
        clock.arrow.2.circlepath | u arrow.2.circlepath; s M12 7.5V12.3L14.8 14
        clock.arrow.circlepath | s M4.2 8.5A9 9 0 1 1 3 13M3.7 2.8V8.8H9.7M12 7.3V12.6L15.5 14.6
        clock.arrow.trianglehead.counterclockwise.rotate.90 | u clock.arrow.circlepath
        cube.box f | u shippingbox .94 .7 .7
        cube.transparent f | u cube; d.6 M12 21.5V13M4 16.8L12 12.2L20 16.8
        directcurrent | s M2.5 9H21.5M2.5 15H5.5M10.5 15H13.5M18.5 15H21.5
        dishwasher f | o #3.5 2.5 17 19 2.4; d M3.8 7.5H20.2; d @12 14.2 3.6; d1 M7 5H7.01M10 5H10.01
        doc.badge.arrow.up f | u doc; K @18 18 4.3; s M18 22.2V14.5M14.8 17.5L18 14.3L21.2 17.5
        doc.plaintext f | o #4.5 2.3 15 19.4 2.4; d.85 M8 7.2H16M8 11.2H16M8 15.2H12.5
        doc.richtext f | o #4.5 2.3 15 19.4 2.4; d.8 M8 11.2L10.3 7.7L12.3 10.2L13.6 8.7L16 11.2zM8 14.7H16M8 18H12.5
        doc.zipper | u doc; s.8 M8.2 4.5H9.8M8.2 7.2H9.8M8.2 9.9H9.8M8.2 12.6H9.8; s.8 #7.6 15 2.8 4 1
        envelope.arrow.triangle.branch f | u envelope .8 .2 -1.8; K #13.7 12.2 9 10.3 2; u.9 arrow.triangle.branch .46 12.7 11.7
        envelope.badge.shield.half.filled f | u envelope; K @18 17.5 4.2; U shield .46 12.4 12
        exclamationmark.arrow.triangle.2.circlepath | u arrow.triangle.2.circlepath; s M12 8V12.7; s1.2 M12 15.8V15.81
        exclamationmark.icloud f | u icloud; d M12 10.5V13.7; d1.2 M12 16.5V16.51
        externaldrive.connected.to.line.below f | u externaldrive .84 1.9 -2.2; s M12 14V20.8M2.5 20.8H21.5
        eye.trianglebadge.exclamationmark f | u eye; u trianglebadge
        fleuron f | o M12 21.5C12 17 14 15.5 16.5 15.5C19.5 15.5 21 13.5 21 11.5C21 8 16.5 8.5 15.5 12C15.5 6.5 14 4 12 2.3C10 4 8.5 6.5 8.5 12C7.5 8.5 3 8 3 11.5C3 13.5 4.5 15.5 7.5 15.5C10 15.5 12 17 12 21.5z
        flipphone | s #7 1.8 10 9 1.8; s #7 12.5 10 9.7 1.8; s.8 M10 15.5H10.01M12 15.5H12.01M14 15.5H14.01M10 18.5H10.01M12 18.5H12.01M14 18.5H14.01; s M8 10.8V12.5M16 10.8V12.5
        football f | o M21.3 2.7C22.3 9 20.5 14 17.3 17.3S9 22.3 2.7 21.3C1.7 15 3.5 10 6.7 6.7S15 1.7 21.3 2.7z; d.9 M8.5 15.5L15.5 8.5M9.7 12L12 14.3M12 9.7L14.3 12
        gearshape.2 f | u.9 gearshape .63 .3 .5; K @16.6 16.6 4.2; u.9 gearshape .53 10.3 10.3
        gearshape.arrow.triangle.2.circlepath | u arrow.triangle.2.circlepath; U gearshape .42 7 7
        heart.text.square f | o #2.6 2.6 18.8 18.8 4; d.8 M6.5 7.3H17.5M13.3 12H17.5M13.3 16.7H17.5; z heart .34 4.4 10
        hifispeaker f | o #5.5 1.8 13 20.4 2.4; d @12 14.8 3.8; d @12 6.5 1.7
        icloud.and.arrow.down f | o M6.5 16.5A4.5 4.5 0 0 1 5.6 7.7A3.7 3.7 0 0 1 8.3 5.2A5.7 5.7 0 0 1 18.2 7.2A4.7 4.7 0 0 1 17.5 16.5z; K M12 11V20M9 18.5L12 21.3L15 18.5; s M12 10.5V21M8.8 18L12 21.3L15.2 18
        icloud.and.arrow.up f | o M6.5 16.5A4.5 4.5 0 0 1 5.6 7.7A3.7 3.7 0 0 1 8.3 5.2A5.7 5.7 0 0 1 18.2 7.2A4.7 4.7 0 0 1 17.5 16.5z; K M12 12.5V21M9 13.5L12 11L15 13.5; s M12 21.5V11.2M8.8 14.2L12 11L15.2 14.2
        ipad.landscape | s #1.8 3.8 20.4 16.4 2.5; s.8 M10 17.3H14
        iphone.and.arrow.forward r | s M14 16.5V19.5A2.5 2.5 0 0 1 11.5 22H5.5A2.5 2.5 0 0 1 3 19.5V4.5A2.5 2.5 0 0 1 5.5 2H11.5A2.5 2.5 0 0 1 14 4.5V7.5M8.5 12H21.5M17.8 8.2L21.6 12L17.8 15.8
        iphone.radiowaves.left.and.right c | s #8.5 2.8 7 18.4 2; s M5.8 8.2A7 7 0 0 0 5.8 15.8M3.2 6.2A11 11 0 0 0 3.2 17.8M18.2 8.2A7 7 0 0 1 18.2 15.8M20.8 6.2A11 11 0 0 1 20.8 17.8
        key.icloud f | u icloud; z key .4 7.2 8.6
        keyboard.chevron.compact.down f | o #1.8 2.5 20.4 12.5 2.5; d.9 M5.5 6H5.51M9 6H9.01M12.5 6H12.51M16 6H16.01M18.7 6H18.71M8 11H16; s M8 19L12 21.3L16 19
        lamp.desk f | o M10.5 6.5L15.5 2.5L20.5 9.5L14 11.5z; s M12.2 8.8L6 13L10 19.5M5.5 21.5H15
        lamp.table f | o M8 3H16L19.5 12H4.5z; s M12 12V21M7.5 21.3H16.5
        laptopcomputer.and.iphone | u macbook.and.iphone
        laptopcomputer.trianglebadge.exclamationmark | u laptopcomputer; u trianglebadge
        light.beacon.max f | o M6.5 18V13A5.5 5.5 0 0 1 17.5 13V18z; s M4 21.5H20M12 4.5V2M5.5 6.5L3.8 4.8M18.5 6.5L20.2 4.8M3.3 12.5H1.5M22.5 12.5H20.7; d M12 11V14.5
        lightbulb.led f | o M5.5 11A6.5 6.5 0 0 1 18.5 11V13H5.5z; s M7.5 13L9 18H15L16.5 13M9.5 21.5H14.5
        link.icloud f | u icloud; z link .42 7 8.6
        location.north fc | o M12 2L20.5 21.5L12 17L3.5 21.5z
        location.north.line f | o M12 2L19 17.5L12 14L5 17.5z; s M4.5 21H19.5
        location.slash.circle f | o @12 12 9.8; e M16.8 7.2L7 11.4L11.8 12.2L12.6 17z; x2.6 M7.6 6.8L17 16.2; s M6.7 7.1L16.9 17.3
        lock.display | u display; U lock .44 6.7 4.7
        lock.doc f | u doc; K #13.5 13.5 9 9 2; U lock .46 12.6 12
        lock.icloud f | u icloud; z lock .4 7.2 8
        lock.open.trianglebadge.exclamationmark f | u lock.open; u trianglebadge
        lock.rotation | s M4.2 8.5A9 9 0 1 1 3 13M3.7 2.8V8.8H9.7; U lock .42 7 7
        lock.rotation.open | s M4.2 8.5A9 9 0 1 1 3 13M3.7 2.8V8.8H9.7; U lock.open .42 7 7
        lock.trianglebadge.exclamationmark f | u lock .94 -.6 0; u trianglebadge
        macbook | u laptopcomputer
        macbook.and.iphone | s M3.5 15.5V7A2 2 0 0 1 5.5 5H17.5A2 2 0 0 1 19.3 6.2M1.8 18.8H12; s #15.3 9 6.7 11.5 1.8
        mail f | u envelope
        mail.and.text.magnifyingglass | s M9 18.5H4.6A2.6 2.6 0 0 1 2 15.9V6.6A2.6 2.6 0 0 1 4.6 4H19.4A2.6 2.6 0 0 1 22 6.6V9M2.8 6L10.4 12A2.5 2.5 0 0 0 13.6 12L21.2 6; s @15.8 15.6 3.8; s M18.6 18.4L21.8 21.6
        mappin.and.ellipse.circle f | o @12 12 9.8; z mappin.and.ellipse .56 5.3 5.2
        medal f | o @12 15 6.5; s M8.7 9.3L5 2.5H10.2L12 6L13.8 2.5H19L15.3 9.3; e M12 11.5L13 13.9L15.6 14.1L13.6 15.8L14.2 18.3L12 17L9.8 18.3L10.4 15.8L8.4 14.1L11 13.9z
        memories | s.9 M12 2.2A9.8 9.8 0 1 1 2.2 12M4.2 6.2L4.3 6.1M2.6 9H2.61M6.7 3.8H6.71M9.2 2.6H9.21; s M12 7V12.3L15.3 14.3
        metronome f | o M8.8 2.8H15.2L19 21.2H5z; d M5.8 16.8H18.2M12 16.5L18.5 6.5
        moonphase.first.quarter | s @12 12 9.8; f M12 2.2A9.8 9.8 0 0 0 12 21.8z; s.6 M15 8A6 6 0 0 1 15 16
        moonphase.full.moon | s @12 12 9.8; s.8 @12 12 6.5
        moonphase.last.quarter | s @12 12 9.8; f M12 2.2A9.8 9.8 0 0 1 12 21.8z; s.6 M9 8A6 6 0 0 0 9 16
        moonphase.new.moon | s @12 12 9.8; f @12 12 7.6
        moonphase.waning.crescent | s @12 12 9.8; f M12 2.2A9.8 9.8 0 0 1 12 21.8z; f M12 2.2C7 6 7 18 12 21.8z
        moonphase.waning.gibbous | s @12 12 9.8; f M12 2.2A9.8 9.8 0 0 1 12 21.8C17 18 17 6 12 2.2z
        moonphase.waxing.crescent | s @12 12 9.8; f M12 2.2A9.8 9.8 0 0 0 12 21.8A13 13 0 0 0 12 2.2z; f M12 2.2C17 6 17 18 12 21.8z
        moonphase.waxing.gibbous | s @12 12 9.8; f M12 2.2A9.8 9.8 0 0 0 12 21.8C7 18 7 6 12 2.2z
        music.note.tv f | u tv; z music.note .44 6.7 5
        network.badge.shield.half.filled | u network; K M18 13.8L21.7 15V17.8C21.7 20 20 21.6 18 22.4C16 21.6 14.3 20 14.3 17.8V15z; s.8 M18 13.8L21.7 15V17.8C21.7 20 20 21.6 18 22.4C16 21.6 14.3 20 14.3 17.8V15z; f M18 13.8V22.4C16 21.6 14.3 20 14.3 17.8V15z
        note | s #2.5 3.5 19 17 3; s M2.8 8H21.2
        person.2.wave.2 f | u person.2 .86 1.7 2.8; s M7.5 4.2A5 5 0 0 1 7.5 1.2M17 4.2A5 5 0 0 0 17 1.2
        person.3.sequence f | u person .5 6 6.5; s @3.8 10.4 1.9; s @20.2 10.4 1.9; s M1.5 16.5A3.4 3.4 0 0 1 5 14.3M22.5 16.5A3.4 3.4 0 0 0 19 14.3
        person.badge.key f | u person .88 -.2 0; K #14.5 10.5 7.5 11.5 2; o @18.2 13.7 2.6; s M18.2 16.3V22M18.2 19.3H20.6M18.2 21.9H20.4
        person.badge.shield.checkmark f | u person .88 -.2 0; K M18 11.5L22 12.8V16.5C22 19 20.2 20.8 18 21.7C15.8 20.8 14 19 14 16.5V12.8z; f M18 11.3L22.3 12.7V16.5C22.3 19.2 20.5 21 18 22C15.5 21 13.7 19.2 13.7 16.5V12.7z; x.75 M16.2 16.7L17.6 18.2L20 15.2
        person.crop fo | u person.crop.circle
        person.crop.square.filled.and.at.rectangle f | n M16 5H4.5A2.5 2.5 0 0 0 2 7.5V16.5A2.5 2.5 0 0 0 4.5 19H10; F M4.5 5H18.5V9.3A6.5 6.5 0 0 0 11 15.5A6.5 6.5 0 0 0 12 19H4.5A2.5 2.5 0 0 1 2 16.5V7.5A2.5 2.5 0 0 1 4.5 5z; e #4.8 8 6 6 1; s.9 @17.5 15.5 1.9; s.9 M19.4 13.5V16.3C19.4 18.3 22.3 17.8 22.3 15.5A4.8 4.8 0 1 0 20.2 19.5
        person.fill.checkmark r | U person .88 -1.5 1.2; K #16.7 5 4 6 2; u1 checkmark .42 14.2 2.8
        person.fill.questionmark r | U person .88 -1.5 1.2; K #17.2 4 4 10 2; u1 questionmark .5 13.4 2.5
        person.fill.xmark r | U person .88 -1.5 1.2; K #16.7 5 4.5 6 2; u1 xmark .42 14.2 2.8
        person.icloud f | u icloud; z person .36 7.7 9.2
        person.line.dotted.person f | u person .48 .1 6.4; u person .48 12.4 6.4; s M10.3 12H10.31M12 12H12.01M13.7 12H13.71
        person.text.rectangle f | o #2 4.2 20 15.6 3; e @8 9.7 1.9; e M4.9 15.8C4.9 13.8 6.2 13 8 13S11.1 13.8 11.1 15.8z; d.8 M14.3 9H18.7M14.3 12.3H18.7M14.3 15.6H17
        phone.arrow.down.left f | u phone .9 -.4 2.6; s M21.5 2.5L15 9M20.5 9.2H14.8V3.5
        phone.arrow.up.right f | u phone .9 -.4 2.6; s M14.5 9.5L21 3M15.5 2.8H21.2V8.5
        phone.connection f | u phone .9 -.4 2.6; s M13.5 3.5H13.51M17.5 3.5H17.51M21.5 3.5H21.51M13.5 8H21.5
        photo.tv | u tv; s.8 M3 14L7.5 10L10.5 12.5L15 8.5L21 14; f @8 7.5 .7
        pip f | o #2 4 20 16 2.6; d #12 11.5 7 5.5 1
        pip.enter | s M22 10V6.6A2.6 2.6 0 0 0 19.4 4H4.6A2.6 2.6 0 0 0 2 6.6V17.4A2.6 2.6 0 0 0 4.6 20H10; f #13 13 9 7 1.4; s M6 8L10.5 12.5M10.7 9V12.7H7
        pip.exit | s M22 10V6.6A2.6 2.6 0 0 0 19.4 4H4.6A2.6 2.6 0 0 0 2 6.6V17.4A2.6 2.6 0 0 0 4.6 20H10; f #13 13 9 7 1.4; s M10.5 12.5L6 8M9.7 7.7H5.7V11.7
        pip.swap | s M22 10V6.6A2.6 2.6 0 0 0 19.4 4H4.6A2.6 2.6 0 0 0 2 6.6V17.4A2.6 2.6 0 0 0 4.6 20H10; f #13 13 9 7 1.4; s M6.5 7.5L11 12M6.2 10.3V7.2H9.3M11.3 9.2V12.3H8.2
        platter.filled.bottom.iphone | s #6.2 1.8 11.6 20.4 2.8; f #8.8 14.5 6.4 5 1
        platter.filled.top.iphone | s #6.2 1.8 11.6 20.4 2.8; f #8.8 4.5 6.4 5 1
        play.display | u display; f M9.7 6.7L15 10.2L9.7 13.7z
        play.laptopcomputer | u laptopcomputer; f M9.7 7L15 10.5L9.7 14z
        play.tv f | u tv; e M9.7 7.2L15 10.7L9.7 14.2z
        point.3.connected.trianglepath.dotted | s @12 5 2.6; s @4.8 18 2.6; s @19.2 18 2.6; s.9 M9.8 9L9.79 9.01M8 12.2L7.99 12.21M14.2 9L14.21 9.01M16 12.2L16.01 12.21M10 18H10.01M14 18H14.01
        point.3.filled.connected.trianglepath.dotted | f @12 5 3; f @4.8 18 3; f @19.2 18 3; s.9 M9.8 9L9.79 9.01M8 12.2L7.99 12.21M14.2 9L14.21 9.01M16 12.2L16.01 12.21M10 18H10.01M14 18H14.01
        point.topleft.down.curvedto.point.bottomright.up f | u point.topleft.down.to.point.bottomright.curvepath
        point.topleft.down.to.point.bottomright.curvepath f | o @5 5 2.6; o @19 19 2.6; s M5 7.6V13A3.5 3.5 0 0 0 8.5 16.5H9A3 3 0 0 0 12 13.5V10A3.5 3.5 0 0 1 15.5 6.5A3.5 3.5 0 0 1 19 10V16.4
        poweroutlet.type.b f | o #2.6 2.6 18.8 18.8 4; d M8.5 7.5V11M15.5 7.5V11; d M10.5 17.5V16A1.5 1.5 0 0 1 13.5 16V17.5z
        puzzlepiece.extension f | o M3 9.5A2 2 0 0 1 5 7.5H8.2C7.2 5 8.2 2.7 10.4 2.7S13.6 5 12.6 7.5H15.6A2 2 0 0 1 17.6 9.5V12C20 11 22 12.2 22 14.4S20 17.8 17.6 16.8V19.5A2 2 0 0 1 15.6 21.5H12.4C13.2 19.2 12.3 17.5 10.3 17.5S7.4 19.2 8.2 21.5H5A2 2 0 0 1 3 19.5z
        questionmark.folder f | o M2.2 17.5V6A2 2 0 0 1 4.2 4H8.5L10.7 6.3H19.8A2 2 0 0 1 21.8 8.3V17.5A2 2 0 0 1 19.8 19.5H4.2A2 2 0 0 1 2.2 17.5z; z questionmark .4 7.2 8.2
        quote.bubble f | u bubble.left; z quote.opening .46 6.4 5
        radio f | o #2 8 20 13 2.4; s M5 8L17.5 2.8; d @16.3 14.5 3; d M5.5 12H10M5.5 14.7H10M5.5 17.4H10
        restart c | s M12 3A9 9 0 1 1 5.6 5.6M2.8 5.2L6 5.2L6 8.6; s M12 7.5V12
        rosette | s @12 9 6.5; s @12 9 2.8; s M8.2 14.5L6.5 21.8L12 19L17.5 21.8L15.8 14.5
        screwdriver f | o M13.8 11.8L20.9 18.9A1.6 1.6 0 0 1 18.6 21.2L11.5 14.1A1.6 1.6 0 0 1 13.8 11.8z; s M3 3L6.5 4.3L7.3 6.8L12 11.5
        sensor f | o #4.5 4.5 15 15 4.5; d @12 12 3.2; d1.1 M16.2 7.8H16.21
        sensor.tag.radiowaves.forward fr | o #2 8 8.5 12.5 2.2; d1.1 M6.2 11.5H6.21; s M13.3 8.8A7.5 7.5 0 0 1 13.3 19.7M16.8 6.2A11.5 11.5 0 0 1 16.8 22M13 4.5H13.01
        soccerball | s @12 12 9.8; f M12 8L15.8 10.8L14.3 15.2H9.7L8.2 10.8z; s.8 M12 8V3M15.8 10.8L20.8 9M14.3 15.2L17.5 19.5M9.7 15.2L6.5 19.5M8.2 10.8L3.2 9
        speaker.1 f | u speaker.wave.1
        speaker.2 f | u speaker.wave.2
        speaker.3 f | u speaker.wave.3
        speaker.wave.2.bubble f | u bubble.left; z speaker.wave.2 .5 6 4.5
        square.and.arrow.down.on.square f | s M8.3 5H4.7A2.2 2.2 0 0 0 2.5 7.2V14.5A2.2 2.2 0 0 0 4.7 16.7; o M11.5 9H9.7A2.2 2.2 0 0 0 7.5 11.2V19.3A2.2 2.2 0 0 0 9.7 21.5H18.8A2.2 2.2 0 0 0 21 19.3V11.2A2.2 2.2 0 0 0 18.8 9H17; k1.8 M14.25 8V15.5; s M14.25 2.3V15.7M11.2 12.8L14.25 15.8L17.3 12.8
        square.and.arrow.up.circle f | o @12 12 9.8; d M9.8 10H9A1 1 0 0 0 8 11V16A1 1 0 0 0 9 17H15A1 1 0 0 0 16 16V11A1 1 0 0 0 15 10H14.2M12 13.5V6M9.8 8L12 5.7L14.2 8
        square.and.arrow.up.on.square f | s M8.3 5H4.7A2.2 2.2 0 0 0 2.5 7.2V14.5A2.2 2.2 0 0 0 4.7 16.7; o M11.5 9H9.7A2.2 2.2 0 0 0 7.5 11.2V19.3A2.2 2.2 0 0 0 9.7 21.5H18.8A2.2 2.2 0 0 0 21 19.3V11.2A2.2 2.2 0 0 0 18.8 9H17; s M14.25 15.5V2.3M11.2 5.3L14.25 2.2L17.3 5.3
        square.and.arrow.up.trianglebadge.exclamationmark | u square.and.arrow.up; u trianglebadge
        square.badge.plus f | u square; K @18 18 3.4; f @18 18 4.3; x.75 M18 15.5V20.5M15.5 18H20.5
        square.on.square.intersection.dashed | s M8 15.5H5A2.5 2.5 0 0 1 2.5 13V5A2.5 2.5 0 0 1 5 2.5H13A2.5 2.5 0 0 1 15.5 5V8M16 8.5H19A2.5 2.5 0 0 1 21.5 11V19A2.5 2.5 0 0 1 19 21.5H11A2.5 2.5 0 0 1 8.5 19V16; s.8 M8.5 12V11A2.5 2.5 0 0 1 11 8.5H12M15.5 12V13A2.5 2.5 0 0 1 13 15.5H12
        sun.max.trianglebadge.exclamationmark f | u sun.max; u trianglebadge
        tennisball f | o @12 12 9.8; d.9 M2.9 9.2C9 8.8 15.2 15 14.8 21.1M9.2 2.9C8.8 9 15 15.2 21.1 14.8
        text.book.closed f | u book.closed; d.9 M9 7H15.2M9 10.8H13
        tray.2 f | o M3.5 7.5L5 3.8A1.6 1.6 0 0 1 6.5 2.8H17.5A1.6 1.6 0 0 1 19 3.8L20.5 7.5V10.5A1.6 1.6 0 0 1 18.9 12.1H5.1A1.6 1.6 0 0 1 3.5 10.5z; d M3.8 7.4H8.7C9 9.6 15 9.6 15.3 7.4H20.2; s M3.5 15.5V19.6A1.6 1.6 0 0 0 5.1 21.2H18.9A1.6 1.6 0 0 0 20.5 19.6V15.5H15.3C15 17.7 9 17.7 8.7 15.5z
        tray.and.arrow.down f | o M2.2 14.5V18.5A2.2 2.2 0 0 0 4.4 20.7H19.6A2.2 2.2 0 0 0 21.8 18.5V14.5L19.5 8.5M4.5 8.5L2.2 14.5; F M2.2 14.5L5 7H19L21.8 14.5z; d M2.5 14.5H8A4 4 0 0 0 16 14.5H21.5; K M12 2V10M9.5 8L12 10.3L14.5 8; s M12 1.8V11M8.7 8L12 11.2L15.3 8
        tray.and.arrow.up f | o M2.2 14.5V18.5A2.2 2.2 0 0 0 4.4 20.7H19.6A2.2 2.2 0 0 0 21.8 18.5V14.5L19.5 8.5M4.5 8.5L2.2 14.5; F M2.2 14.5L5 7H19L21.8 14.5z; d M2.5 14.5H8A4 4 0 0 0 16 14.5H21.5; K M12 3V10M9.5 5L12 2.7L14.5 5; s M12 11V1.8M8.7 5L12 1.7L15.3 5
        tray.full f | u tray; d.85 M8 7.3H16M7 10.3H17
        trianglebadge o | K M18 14.5L21.7 21H14.3z; f M18 14.2L22.2 21.4H13.8z; x.7 M18 16.9V18.7; x.9 M18 20.2V20.21
        tv.and.mediabox f | o #2 3 20 11.5 2.2; o #6.5 17.5 11 4 1; d1 M14.5 19.5H14.51
        volleyball f | o @12 12 9.8; d.9 M12 12C9 9 9 5.5 10.5 2.3M12 12C16.2 11 19.2 12.7 21.2 15.5M12 12C11 16 8.2 18.2 4.8 18.5M6 4.2C4.7 8.5 6 13 9 16.5M17.8 4.3C15 5.5 13 6.7 11 8.5M20 17.8C17 18.5 14 17.5 12.5 16.5
        wave.3.forward cr | u wave.3.right
        waveform.path.ecg.rectangle f | o #2 4.2 20 15.6 3; d M5 12.5H7.7L9.7 8.2L12.7 16L14.7 11L15.7 12.5H19
        web.camera f | o @12 9.8 7.3; d @12 9.8 2.9; s M6 21.5C7 19.5 9 18.7 12 18.7S17 19.5 18 21.5z
        wifi.router f | o #2 14 20 6.5 2; s M18 14V8.8M15.2 6.3A4.4 4.4 0 0 1 20.8 6.3M13.5 3.8A7.3 7.3 0 0 1 22.4 3.8; d1.1 M6 17.2H6.01M9.5 17.2H9.51
        wrench.and.screwdriver f | u wrench; x3 M4.5 3.8L19.8 19.8; s M3.2 3.2L6.2 4.2L7 6.5L13 12.5M7 6.5L5.8 6.2; f M15.2 13.5L21.2 19.5A1.3 1.3 0 0 1 19.3 21.4L13.3 15.4z
        xmark.icloud f | u icloud; d M9.7 11.7L14.3 16.3M14.3 11.7L9.7 16.3
        """
}
