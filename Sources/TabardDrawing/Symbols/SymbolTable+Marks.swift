extension SymbolTable {
    /// Signs, arrows, plain shapes and digits.
    static let marks = """
        0 cqo | s M12 4.5C8.5 4.5 7 8 7 12S8.5 19.5 12 19.5S17 16 17 12S15.5 4.5 12 4.5z
        1 cqo | s M8.5 7.5L13 4.5V19.5
        2 cqo | s M7.2 8.5C7.2 6.2 9.2 4.5 12 4.5S16.8 6 16.8 8.3C16.8 11.5 12 14 7.2 19.5H17
        3 cqo | s M7.3 7.5C8 5.6 9.8 4.5 12 4.5C14.7 4.5 16.5 6 16.5 8.1S14.7 11.6 11.5 11.6C15 11.6 17 13.2 17 15.5S15 19.5 12 19.5C9.5 19.5 7.6 18.4 7 16.3
        4 cqo | s M14.5 19.5V4.5L6.5 15.5H18
        5 cqo | s M16.3 4.5H9L8 11.5C9 10.5 10.3 10 12 10C15 10 17 12 17 14.7S15 19.5 12 19.5C9.7 19.5 8 18.5 7.2 16.7
        6 cqo | s M15.5 4.5C11 6.5 7 10 7 14.7A5 4.8 0 1 0 17 14.7A5 4.8 0 1 0 7 14.7
        7 cqo | s M7 4.5H17L10.5 19.5
        8 cqo | s M12 4.5A4.2 3.5 0 1 0 12 11.5A4.2 3.5 0 1 0 12 4.5zM12 11.5A5 4 0 1 0 12 19.5A5 4 0 1 0 12 11.5z
        9 cqo | s M8.5 19.5C13 17.5 17 14 17 9.3A5 4.8 0 1 0 7 9.3A5 4.8 0 1 0 17 9.3
        app fB | o #2.6 2.6 18.8 18.8 6
        app.dashed | s M2.6 8V8.6M2.6 7.5A5 5 0 0 1 7.5 2.6M16.5 2.6A5 5 0 0 1 21.4 7.5M21.4 16.5A5 5 0 0 1 16.5 21.4M7.5 21.4A5 5 0 0 1 2.6 16.5M10.7 2.6H13.3M10.7 21.4H13.3M2.6 10.7V13.3M21.4 10.7V13.3
        arrow.2.circlepath c | s M3.4 11A8.7 8.7 0 0 1 19 6.8M20.6 13A8.7 8.7 0 0 1 5 17.2M20 2.5V7.5H15M4 21.5V16.5H9
        arrow.2.squarepath | s M6 8V16.2A2 2 0 0 0 8 18.2H14M18 16V7.8A2 2 0 0 0 16 5.8H10M2.8 11L6 7.8L9.2 11M14.8 13L18 16.2L21.2 13
        arrow.3.trianglepath | s M9 5A3.5 3.5 0 0 1 15 5L16.8 8.1M17.3 3.8L17 8.4L12.7 7M19.3 12.5L20.4 14.5A3.4 3.4 0 0 1 17.5 19.4H13.5M16.2 16.5L13.2 19.4L16.2 22.3M9 19.4H6.6A3.4 3.4 0 0 1 3.7 14.3L5.8 10.5M2.2 12.3L6 10L8.5 13.7
        arrow.backward cqr | u arrow.left
        arrow.circlepath | s M3.8 14.8A8.7 8.7 0 1 0 5.5 6.2M9.5 7.5H4.5V2.5
        arrow.clockwise cq | s M19.8 8.5A9 9 0 1 0 21 13M20.3 2.8V8.8H14.3
        arrow.counterclockwise cq | s M4.2 8.5A9 9 0 1 1 3 13M3.7 2.8V8.8H9.7
        arrow.down cq @app | s M12 3.5V20.5M5 13.5L12 20.5L19 13.5
        arrow.down.and.line.horizontal.and.arrow.up | s M2.5 12H21.5M12 1.8V8.3M8.5 5L12 8.5L15.5 5M12 22.2V15.7M8.5 19L12 15.5L15.5 19
        arrow.down.circle.dotted | u circle.dotted; s M12 7V17M8 13.2L12 17.2L16 13.2
        arrow.down.forward cqr | u arrow.down.right
        arrow.down.forward.and.arrow.up.backward cr | u arrow.down.right.and.arrow.up.left
        arrow.down.left cq | s M18.5 5.5L5.5 18.5M15.5 18.5H5.5V8.5
        arrow.down.left.and.arrow.up.right | s M3.5 20.5L10 14M10 19.5V14H4.5M20.5 3.5L14 10M14 4.5V10H19.5
        arrow.down.right cq | s M5.5 5.5L18.5 18.5M8.5 18.5H18.5V8.5
        arrow.down.right.and.arrow.up.left c | s M3.5 3.5L10 10M10 4.5V10H4.5M20.5 20.5L14 14M14 19.5V14H19.5
        arrow.down.to.line | s M12 3V17M5.5 10.5L12 17L18.5 10.5M4 21H20
        arrow.forward cqr | u arrow.right
        arrow.left cq | s M20.5 12H3.5M10.5 5L3.5 12L10.5 19
        arrow.left.and.line.vertical.and.arrow.right | s M12 2.5V21.5M8.5 12H2M5.3 8.5L1.8 12L5.3 15.5M15.5 12H22M18.7 8.5L22.2 12L18.7 15.5
        arrow.left.and.right cq | s M2.5 12H21.5M8 6.5L2.5 12L8 17.5M16 6.5L21.5 12L16 17.5
        arrow.left.arrow.right cq | s M4 7.5H20M8.7 2.8L4 7.5L8.7 12.2; x2.4 M4 16.5H19; s M4 16.5H20M15.3 11.8L20 16.5L15.3 21.2
        arrow.left.to.line r | s M21 12H7M13.5 5.5L7 12L13.5 18.5M3 4V20
        arrow.right cq | s M3.5 12H20.5M13.5 5L20.5 12L13.5 19
        arrow.right.and.line.vertical.and.arrow.left | s M12 2.5V21.5M1.8 12H8.3M5 8.5L8.5 12L5 15.5M22.2 12H15.7M19 8.5L15.5 12L19 15.5
        arrow.right.arrow.left cq | s M4 7.5H20M15.3 2.8L20 7.5L15.3 12.2; x2.4 M5 16.5H20; s M4 16.5H20M8.7 11.8L4 16.5L8.7 21.2
        arrow.right.to.line r | s M3 12H17M10.5 5.5L17 12L10.5 18.5M21 4V20
        arrow.swap | s M3.5 8.5H18M13.5 4L18 8.5M20.5 15.5H6M10.5 20L6 15.5
        arrow.triangle.2.circlepath c | s M3.6 10A8.7 8.7 0 0 1 19 7M20.4 14A8.7 8.7 0 0 1 5 17; f M21.5 3V9.5L15.5 8.2z; f M2.5 21V14.5L8.5 15.8z
        arrow.triangle.branch | s M6 21V3M2.5 6.5L6 3L9.5 6.5M6 18C6 12 18 15 18 8V3M14.5 6.5L18 3L21.5 6.5
        arrow.triangle.pull | s @6 5 2.6; s @6 19 2.6; s M6 7.6V16.4; s @18 19 2.6; s M18 16.4V9A4 4 0 0 0 14 5H13; f M14.2 1.5V8.5L10.2 5z
        arrow.triangle.swap | s M6.5 19V9M17.5 5V15; f M2.8 9.5L6.5 3.5L10.2 9.5z; f M13.8 14.5L17.5 20.5L21.2 14.5z
        arrow.triangle.turn.up.right.diamond f | o M12 2.2L21.8 12L12 21.8L2.2 12z; d M8.8 15.5V12.5A1.7 1.7 0 0 1 10.5 10.8H14; e M13 8L16.3 10.8L13 13.6z
        arrow.turn.down.left | s M20.5 4V15.5H3.5M8.5 10.5L3.5 15.5L8.5 20.5
        arrow.turn.down.right | s M3.5 4V15.5H20.5M15.5 10.5L20.5 15.5L15.5 20.5
        arrow.turn.right.down | s M4 3.5H15.5V20.5M10.5 15.5L15.5 20.5L20.5 15.5
        arrow.turn.right.up | s M4 20.5H15.5V3.5M10.5 8.5L15.5 3.5L20.5 8.5
        arrow.turn.up.left | s M8.5 3.5L3.5 8.5L8.5 13.5M3.5 8.5H20.5V20
        arrow.turn.up.right | s M15.5 3.5L20.5 8.5L15.5 13.5M20.5 8.5H3.5V20
        arrow.up cq | s M12 20.5V3.5M5 10.5L12 3.5L19 10.5
        arrow.up.and.down cq | s M12 2.5V21.5M6.5 8L12 2.5L17.5 8M6.5 16L12 21.5L17.5 16
        arrow.up.and.down.and.arrow.left.and.right | s M12 2.3V21.7M2.3 12H21.7M9 5.2L12 2.2L15 5.2M9 18.8L12 21.8L15 18.8M5.2 9L2.2 12L5.2 15M18.8 9L21.8 12L18.8 15
        arrow.up.and.down.text.horizontal | s M6 3V21M2.8 6.2L6 3L9.2 6.2M2.8 17.8L6 21L9.2 17.8M13 5H21.5M13 9.7H21.5M13 14.3H21.5M13 19H18
        arrow.up.and.line.horizontal.and.arrow.down | s M2.5 12H21.5M12 8.5V2M8.5 5.3L12 1.8L15.5 5.3M12 15.5V22M8.5 18.7L12 22.2L15.5 18.7
        arrow.up.arrow.down cq | s M7.5 20V4M2.8 8.7L7.5 4L12.2 8.7; x2.4 M16.5 4V19M12.5 16L16.5 20; s M16.5 4V20M11.8 15.3L16.5 20L21.2 15.3
        arrow.up.backward cqr | u arrow.up.left
        arrow.up.backward.and.arrow.down.forward cr | u arrow.up.left.and.arrow.down.right
        arrow.up.bin f | o #2.4 3 19.2 4.6 1.2; o M4.5 8L5.7 19.2A2.2 2.2 0 0 0 7.9 21.2H16.1A2.2 2.2 0 0 0 18.3 19.2L19.5 8z; k.8 M3.4 7.8H20.6; d M12 18V11.5M9 14.2L12 11.2L15 14.2
        arrow.up.forward cqr @app | u arrow.up.right
        arrow.up.forward.and.arrow.down.backward cr | s M10 14L3.5 20.5M9.5 20.5H3.5V14.5M14 10L20.5 3.5M14.5 3.5H20.5V9.5
        arrow.up.heart f | u heart; d M12 15.5V8.5M9 11.3L12 8.3L15 11.3
        arrow.up.left cq | s M18.5 18.5L5.5 5.5M15.5 5.5H5.5V15.5
        arrow.up.left.and.arrow.down.right c | s M10 10L3.5 3.5M9.5 3.5H3.5V9.5M14 14L20.5 20.5M14.5 20.5H20.5V14.5
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left | s M3 3L9.5 9.5M21 21L14.5 14.5M21 3L14.5 9.5M3 21L9.5 14.5M3 8V3H8M16 3H21V8M21 16V21H16M8 21H3V16
        arrow.up.right cq | s M5.5 18.5L18.5 5.5M8.5 5.5H18.5V15.5
        arrow.up.to.line c @square | s M12 21V7M5.5 13.5L12 7L18.5 13.5M4 3H20
        arrow.up.to.line.compact | s M12 18.5V9M7 13.5L12 8.5L17 13.5M7 4.5H17
        arrow.up.trash | o M5 11L6 20A2 2 0 0 0 8 21.7H16A2 2 0 0 0 18 20L19 11z; s M3 11H21M12 8V2.2M9 4.8L12 1.8L15 4.8; s.9 M9.7 14L10 18.5M14.3 14L14 18.5
        arrow.uturn.backward cqr | u arrow.uturn.left
        arrow.uturn.forward cqr | u arrow.uturn.right
        arrow.uturn.left cq | s M8.5 3.5L3.5 8.5L8.5 13.5M3.5 8.5H14.5A5.5 5.5 0 0 1 14.5 19.5H8
        arrow.uturn.right cq | s M15.5 3.5L20.5 8.5L15.5 13.5M20.5 8.5H9.5A5.5 5.5 0 0 0 9.5 19.5H16
        arrowshape.backward fr | u arrowshape.left
        arrowshape.bounce.forward fr | u arrowshape.bounce.right
        arrowshape.bounce.right f | o M21.8 9.5L14.5 3.2V7C10.5 7.5 8 10 7 14.5L4.5 10.5L1.8 12.2L7.3 21C8.5 15.5 10.5 12.5 14.5 12.2V15.8z
        arrowshape.down f | o M8.5 2.5V12H4L12 21.5L20 12H15.5V2.5z
        arrowshape.forward fr | u arrowshape.right
        arrowshape.left f | o M21.5 8.5H12V4L2.5 12L12 20V15.5H21.5z
        arrowshape.right f | o M2.5 8.5H12V4L21.5 12L12 20V15.5H2.5z
        arrowshape.turn.up.backward fcr | u arrowshape.turn.up.left
        arrowshape.turn.up.forward fcr | u arrowshape.turn.up.right
        arrowshape.turn.up.left fc | o M2.5 11L11 4V8.5C17.5 8.5 21.5 12.5 21.5 19.5C19.5 15.5 16.5 13.7 11 13.6V18z
        arrowshape.turn.up.left.2 f | o M6.8 11L14 4.8V8.8C19 9 21.8 12.5 21.8 19.5C20 15.7 18 13.9 14 13.7V17.5z; s M7.5 5L1.8 11L7.5 17
        arrowshape.turn.up.right fc | o M21.5 11L13 4V8.5C6.5 8.5 2.5 12.5 2.5 19.5C4.5 15.5 7.5 13.7 13 13.6V18z
        arrowshape.up f | o M8.5 21.5V12H4L12 2.5L20 12H15.5V21.5z
        arrowshape.zigzag.forward fr | u arrowshape.zigzag.right
        arrowshape.zigzag.right f | o M2 12.8L9.2 5.2L13 12L15.2 9.7L13.3 7.8L21.5 5.5L19.3 13.8L17.7 12.2L12.3 18.2L8.5 11.4L4.5 15.3z
        arrowtriangle.down fcq | o M4 6L12 20L20 6z
        arrowtriangle.left fcq | o M18 4L4 12L18 20z
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right f | s M12 2.5V21.5; o M8.5 7.5V16.5L2.5 12z; o M15.5 7.5V16.5L21.5 12z
        arrowtriangle.right fcq | o M6 4L20 12L6 20z
        arrowtriangle.right.and.line.vertical.and.arrowtriangle.left f | s M12 2.5V21.5; o M2.5 7.5V16.5L8.5 12z; o M21.5 7.5V16.5L15.5 12z
        arrowtriangle.up fcq | o M4 18L12 4L20 18z
        asterisk c | s M12 3V21M4.2 7.5L19.8 16.5M19.8 7.5L4.2 16.5
        at c | s @12 12 3.8; s M15.8 8.3V13.6C15.8 17.3 21.6 16.4 21.6 12A9.6 9.6 0 1 0 17.4 19.9
        bitcoinsign cq | s M7.5 4.5V19.5H13.3A3.9 3.9 0 0 0 13.3 11.8H7.5H12.5A3.6 3.6 0 0 0 12.5 4.5zM5.5 4.5H8M5.5 19.5H8M10 2V4.5M13 2V4.5M10 19.5V22M13 19.5V22
        bolt.horizontal fc | o M1.8 10.5L13.5 19.5V13L22.2 14.5L9.7 4.5V11.3z
        capslock f | o M12 2.5L21 11.3H16.2V15.5H7.8V11.3H3z; o #7.8 18.3 8.4 3.2 .5
        capsule f | o #2.2 6.5 19.6 11 5.5
        checkmark cq @bubble @diamond @rectangle @seal @shield | s M4.5 13l5 6.5L19.5 4.5
        chevron.backward cqrn | u chevron.left
        chevron.backward.2 r | u chevron.left.2
        chevron.compact.down | s M3 10.5L12 14.5L21 10.5
        chevron.compact.left | s M13.5 3L9.5 12L13.5 21
        chevron.compact.right | s M10.5 3L14.5 12L10.5 21
        chevron.compact.up | s M3 13.5L12 9.5L21 13.5
        chevron.down cq | s M3.5 8L12 16.5L20.5 8
        chevron.forward cqrn | u chevron.right
        chevron.forward.2 r | u chevron.right.2
        chevron.left cqn | s M16 3.5L7.5 12L16 20.5
        chevron.left.2 | s M11.5 4.5L4 12L11.5 19.5M19.5 4.5L12 12L19.5 19.5
        chevron.left.forwardslash.chevron.right | s M6.5 6.5L2 12L6.5 17.5M17.5 6.5L22 12L17.5 17.5M14 4.5L10 19.5
        chevron.left.slash.chevron.right | u chevron.left.forwardslash.chevron.right
        chevron.right cqn | s M8 3.5L16.5 12L8 20.5
        chevron.right.2 | s M12.5 4.5L20 12L12.5 19.5M4.5 4.5L12 12L4.5 19.5
        chevron.up cq | s M3.5 16L12 7.5L20.5 16
        chevron.up.chevron.down | s M6 9L12 3.5L18 9M6 15L12 20.5L18 15
        circle fx | o @12 12 9.8
        circle.and.line.horizontal f | o @12 12 7; s M1.8 12H5M19 12H22.2; d M5 12H19
        circle.bottomhalf.filled | s @12 12 9.8; f M2.2 12A9.8 9.8 0 0 0 21.8 12z
        circle.dashed | s M21.8 12A9.8 9.8 0 0 1 20.95 15.99M18.93 18.93A9.8 9.8 0 0 1 15.51 21.15M12 21.8A9.8 9.8 0 0 1 8.01 20.95M5.07 18.93A9.8 9.8 0 0 1 2.85 15.51M2.2 12A9.8 9.8 0 0 1 3.05 8.01M5.07 5.07A9.8 9.8 0 0 1 8.49 2.85M12 2.2A9.8 9.8 0 0 1 15.99 3.05M18.93 5.07A9.8 9.8 0 0 1 21.15 8.49
        circle.dashed.inset.fill | u circle.dashed.inset.filled
        circle.dashed.inset.filled | u circle.dashed; f @12 12 5.8
        circle.dotted | s1.05 M21.3 12V12.01M20.05 16.65V16.66M16.65 20.05V20.06M12 21.3V21.31M7.35 20.05V20.06M3.95 16.65V16.66M2.7 12V12.01M3.95 7.35V7.36M7.35 3.95V3.96M12 2.7V2.71M16.65 3.95V3.96M20.05 7.35V7.36
        circle.dotted.and.circle | u circle.dotted; s @12 12 4.6
        circle.grid.2x2 f | o @6.5 6.5 3.5; o @17.5 6.5 3.5; o @6.5 17.5 3.5; o @17.5 17.5 3.5
        circle.grid.3x3 f | o @5 5 2; o @12 5 2; o @19 5 2; o @5 12 2; o @12 12 2; o @19 12 2; o @5 19 2; o @12 19 2; o @19 19 2
        circle.grid.cross f | o @12 4.8 2.8; o @12 19.2 2.8; o @4.8 12 2.8; o @19.2 12 2.8
        circle.grid.cross.left.filled | s @12 4.8 2.8; s @12 19.2 2.8; f @4.8 12 3.2; s @19.2 12 2.8
        circle.hexagongrid fc | o @12 12 2.3; o @12 4.5 2.3; o @12 19.5 2.3; o @5.5 8.25 2.3; o @18.5 8.25 2.3; o @5.5 15.75 2.3; o @18.5 15.75 2.3
        circle.inset.filled | s @12 12 9.8; f @12 12 6.4
        circle.lefthalf.fill | u circle.lefthalf.filled
        circle.lefthalf.filled | s @12 12 9.8; f M12 2.2A9.8 9.8 0 0 0 12 21.8z
        circle.righthalf.fill | u circle.righthalf.filled
        circle.righthalf.filled | s @12 12 9.8; f M12 2.2A9.8 9.8 0 0 1 12 21.8z
        circle.tophalf.filled | s @12 12 9.8; f M2.2 12A9.8 9.8 0 0 1 21.8 12z
        circlebadge f | o @12 12 6
        clear f | o #2.6 2.6 18.8 18.8 4; d M8.2 8.2L15.8 15.8M15.8 8.2L8.2 15.8
        command c | s M8.5 8.5H15.5V15.5H8.5zM8.5 8.5V5.7A2.8 2.8 0 1 0 5.7 8.5zM15.5 8.5H18.3A2.8 2.8 0 1 0 15.5 5.7zM15.5 15.5V18.3A2.8 2.8 0 1 0 18.3 15.5zM8.5 15.5H5.7A2.8 2.8 0 1 0 8.5 18.3z
        cone f | o M12 2.2L20.5 17.5C19.5 20 16.3 21.5 12 21.5S4.5 20 3.5 17.5z; d M3.8 17C5 15.2 8 14.2 12 14.2S19 15.2 20.2 17
        control | s M4.5 13.5L12 6L19.5 13.5
        cylinder f | o M4 5.8C4 3.8 7.5 2.3 12 2.3S20 3.8 20 5.8V18.2C20 20.2 16.5 21.7 12 21.7S4 20.2 4 18.2z; d M4 6C4 8 7.5 9.3 12 9.3S20 8 20 6
        cylinder.split.1x2 f | u cylinder; d M4 12C4 14 7.5 15.3 12 15.3S20 14 20 12
        delete.backward fr | u delete.left
        delete.forward fr | u delete.right
        delete.left f | o M8.3 4.5H19.5A2.5 2.5 0 0 1 22 7V17A2.5 2.5 0 0 1 19.5 19.5H8.3A2 2 0 0 1 6.8 18.8L2 12L6.8 5.2A2 2 0 0 1 8.3 4.5z; d M11 9L17 15M17 9L11 15
        delete.right f | o M15.7 4.5H4.5A2.5 2.5 0 0 0 2 7V17A2.5 2.5 0 0 0 4.5 19.5H15.7A2 2 0 0 0 17.2 18.8L22 12L17.2 5.2A2 2 0 0 0 15.7 4.5z; d M7 9L13 15M13 9L7 15
        diamond f | o M12 2.2L21.8 12L12 21.8L2.2 12z
        divide cq | s M3.5 12h17; s1.5 M12 5.2v.01M12 18.8v.01
        ellipsis c | s1.75 M4.5 12h.01M12 12h.01M19.5 12h.01
        ellipsis.rectangle f | o #2.2 5 19.6 14 3; d1.1 M7.5 12h.01M12 12h.01M16.5 12h.01
        equal cq | s M4 8.5h16M4 15.5h16
        eurosign cq | s M18.5 6.5C17.3 4.8 15.6 4 13.7 4C9.7 4 7 7.5 7 12S9.7 20 13.7 20C15.6 20 17.3 19.2 18.5 17.5M4.5 10H14M4.5 14H13
        exclamationmark cqn @bubble @octagon @shield | s1.1 M12 3.5v11; s1.4 M12 20v.01
        exclamationmark.2 | s1.1 M7.5 3.5V14.5M16.5 3.5V14.5; s1.4 M7.5 20V20.01M16.5 20V20.01
        exclamationmark.3 | s1.1 M4.5 3.5V14.5M12 3.5V14.5M19.5 3.5V14.5; s1.4 M4.5 20V20.01M12 20V20.01M19.5 20V20.01
        exclamationmark.triangle f | o M12 2.8L22 20.7H2z; d M12 9V14.2; d1.3 M12 17.5V17.51
        flag.checkered | s M4.5 21.8V4C9 1.8 13.5 6.5 19.5 4.2V13.7C13.5 16 9 11.5 4.5 14; f M4.5 4C7 2.9 9 3.6 11.5 4.3V8.8C9 8.1 7 7.6 4.5 8.8z; f M11.5 8.8C14 9.6 16.5 10 19.5 9V13.7C16.5 14.8 14 14.3 11.5 13.5z
        function | s M15.5 3.8C12.5 2.8 11 4.3 10.6 7L8.6 17.5C8.2 20.2 6.5 21.5 3.8 20.6M6 9.5H14.5M14.5 13.5L21 20.5M21 13.5L14.5 20.5
        gobackward | s M12 4.2A8.8 8.8 0 1 1 3.2 13; f M12 .8L6.5 4.2L12 7.6z
        gobackward.10 | u gobackward; u1 1 .4 4.7 8.2; u1 0 .4 8.7 8.2
        gobackward.15 | u gobackward; u1 1 .4 4.7 8.2; u1 5 .4 8.7 8.2
        gobackward.30 | u gobackward; u1 3 .4 4.3 8.2; u1 0 .4 9.1 8.2
        gobackward.5 | u gobackward; u1 5 .42 7 8
        gobackward.minus | u gobackward; s M8.8 13H15.2
        goforward | s M12 4.2A8.8 8.8 0 1 0 20.8 13; f M12 .8L17.5 4.2L12 7.6z
        goforward.10 | u goforward; u1 1 .4 4.7 8.2; u1 0 .4 8.7 8.2
        goforward.15 | u goforward; u1 1 .4 4.7 8.2; u1 5 .4 8.7 8.2
        goforward.30 | u goforward; u1 3 .4 4.3 8.2; u1 0 .4 9.1 8.2
        goforward.5 | u goforward; u1 5 .42 7 8
        goforward.plus | u goforward; s M12 9.8V16.2M8.8 13H15.2
        greaterthan cq | s M5.5 4.5L19 12L5.5 19.5
        hexagon f | o M12 1.8L20.83 6.9L20.83 17.1L12 22.2L3.17 17.1L3.17 6.9z
        hourglass.bottomhalf.fill | u hourglass.bottomhalf.filled
        hourglass.bottomhalf.filled | u hourglass; f M7 21.5V18.5L12 15.5L17 18.5V21.5z
        hourglass.tophalf.fill | u hourglass.tophalf.filled
        hourglass.tophalf.filled | u hourglass; f M7.5 6.5H16.5L12 12z
        indianrupeesign cq | s M6.5 4H18M6.5 8.7H18M6.5 4H10.2A4.5 4.5 0 0 1 10.2 13.3H6.5L14.5 20.5
        infinity c | s M12 12C10 9 8.5 7.3 6.3 7.3A4.7 4.7 0 0 0 6.3 16.7C8.5 16.7 10 15 12 12C14 9 15.5 7.3 17.7 7.3A4.7 4.7 0 0 1 17.7 16.7C15.5 16.7 14 15 12 12z
        info cqn @bubble | s1.4 M12 5v.01; s M9.5 10.5H12.4V19M9 19h6.8
        largecircle.fill.circle | s @12 12 9.8; f @12 12 6
        lessthan cq | s M18.5 4.5L5 12L18.5 19.5
        line.diagonal | s M4 20L20 4
        lock.app.dashed | u app.dashed; U lock .48 6.2 6
        lock.shield f | u shield; e #8.5 11 7 5 1; d M10 11V9.2A2 2 0 0 1 14 9.2V11
        minus cq @rectangle | s M3 12h18
        multiply cq | s M6 6l12 12M18 6l-12 12
        nosign | s @12 12 9.8; s M5.2 5.2L18.8 18.8
        number cq | s M9.5 3.5L7 20.5M17 3.5L14.5 20.5M4.5 9h16M3.5 15h16
        octagon f | o M21.52 15.94L15.94 21.52L8.06 21.52L2.48 15.94L2.48 8.06L8.06 2.48L15.94 2.48L21.52 8.06z
        option | s M2.5 5.5H8.5L15.5 18.5H21.5M14 5.5H21.5
        oval f | o M12 4.5C17.5 4.5 21.8 7.7 21.8 12S17.5 19.5 12 19.5S2.2 16.3 2.2 12S6.5 4.5 12 4.5z
        parkingsign c | s M7.5 20.5V3.5H13A4.8 4.8 0 0 1 13 13.1H7.5
        pentagon f | o M12 2.3L21.8 9.4L18 20.8H6L2.2 9.4z
        percent | s M18.5 4.5l-13 15; s @6.8 7.2 3.2; s @17.2 16.8 3.2
        plus cq @app @bubble @diamond @rectangle @rectangle.portrait | s M12 3v18M3 12h18
        plus.square.dashed | u square.dashed; u plus .46 6.5 6.5
        plusminus c | s M12 2.8V14.8M6 8.8H18M6 20H18
        pyramid f | o M12 2.5L22 17L10 21.5L2 16.5z; d M12 3L10 21
        questionmark cq @app @bubble @diamond | s M7.4 8C7.4 5.2 9.3 3.4 12 3.4S16.6 5.2 16.6 7.8C16.6 11.2 12 11.3 12 15; s1.4 M12 20v.01
        questionmark.app.dashed | u app.dashed; u questionmark .46 6.5 6.5
        questionmark.square.dashed | u square.dashed; u questionmark .46 6.5 6.5
        quote.closing | f M13.7 17.5C17.7 16.2 20 13.5 20 9.7V6.5H13.7V12.5H16.7C16.4 14 15.3 15.1 13.2 15.8z; f M4.5 17.5C8.5 16.2 10.8 13.5 10.8 9.7V6.5H4.5V12.5H7.5C7.2 14 6.1 15.1 4 15.8z
        quote.opening | f M10.3 6.5C6.3 7.8 4 10.5 4 14.3V17.5H10.3V11.5H7.3C7.6 10 8.7 8.9 10.8 8.2z; f M19.5 6.5C15.5 7.8 13.2 10.5 13.2 14.3V17.5H19.5V11.5H16.5C16.8 10 17.9 8.9 20 8.2z
        rectangle f | o #2.2 5 19.6 14 2.5
        rectangle.compress.vertical | s #3 10 18 4 1.2; s M12 1.8V6.3M9 4L12 7L15 4M12 22.2V17.7M9 20L12 17L15 20
        rectangle.dashed | s M2.2 8.5V7.5A2.5 2.5 0 0 1 4.7 5H5.7M18.3 5H19.3A2.5 2.5 0 0 1 21.8 7.5V8.5M21.8 15.5V16.5A2.5 2.5 0 0 1 19.3 19H18.3M5.7 19H4.7A2.5 2.5 0 0 1 2.2 16.5V15.5M9 5H10.5M13.5 5H15M9 19H10.5M13.5 19H15M2.2 11.5V12.5M21.8 11.5V12.5
        rectangle.expand.vertical | s #3 10 18 4 1.2; s M12 6.8V2.3M9 4.8L12 1.8L15 4.8M12 17.2V21.7M9 19.2L12 22.2L15 19.2
        rectangle.portrait fx | o #5 2.2 14 19.6 2.5
        return r | s M20.5 4.5V11.5A2.5 2.5 0 0 1 18 14H3.5M8.5 9L3.5 14L8.5 19
        rhombus f | o M12 2L20 12L12 22L4 12z
        rotate.right f | o #3 10.5 13 11 2; s M9 6.8H15A5 5 0 0 1 20 11.8V15.5M11.8 3.3L8.3 6.8L11.8 10.3
        scope | s @12 12 9; s M12 1.8V7M12 17V22.2M1.8 12H7M17 12H22.2
        seal f | o M8.67 3.96Q12.00 0.70 15.33 3.96Q19.99 4.01 20.04 8.67Q23.30 12.00 20.04 15.33Q19.99 19.99 15.33 20.04Q12.00 23.30 8.67 20.04Q4.01 19.99 3.96 15.33Q0.70 12.00 3.96 8.67Q4.01 4.01 8.67 3.96z
        shield fx | o M12 2.2L20 5V11C20 16.5 16.5 20 12 21.8C7.5 20 4 16.5 4 11V5z
        shield.checkered | s M12 2.2L20 5V11C20 16.5 16.5 20 12 21.8C7.5 20 4 16.5 4 11V5z; f M12 2.2V12H4V5z; f M12 12H20C19.5 16.8 16.3 20 12 21.8z
        shield.lefthalf.fill | u shield.lefthalf.filled
        shield.lefthalf.filled | s M12 2.2L20 5V11C20 16.5 16.5 20 12 21.8C7.5 20 4 16.5 4 11V5z; f M12 2.2V21.8C7.5 20 4 16.5 4 11V5z
        shift f | o M12 3L21 12.3H16.2V20.8H7.8V12.3H3z
        slash co | s M17.8 3.5L6.2 20.5
        smallcircle.filled.circle f | o @12 12 9.8; e @12 12 4
        space | s M3 10V14.5H21V10
        square f | o #2.6 2.6 18.8 18.8 4
        square.dashed | s M2.6 7.5V6.6A4 4 0 0 1 6.6 2.6H7.5M16.5 2.6H17.4A4 4 0 0 1 21.4 6.6V7.5M21.4 16.5V17.4A4 4 0 0 1 17.4 21.4H16.5M7.5 21.4H6.6A4 4 0 0 1 2.6 17.4V16.5M10.7 2.6H13.3M10.7 21.4H13.3M2.6 10.7V13.3M21.4 10.7V13.3
        square.dashed.inset.filled | u square.dashed; f #7 7 10 10 1.5
        star.leadinghalf.fill | u star.leadinghalf.filled
        sterlingsign cq | s M17.5 7.5C17 5.2 15.4 4 13.2 4C10.5 4 8.8 5.8 8.8 8.5C8.8 11.5 10.8 17 7 20H18M5.8 12.3H14.5
        suit.club f | o M10.8 16.5A4.3 4.3 0 1 1 8 10.2A4.5 4.5 0 1 1 16 10.2A4.3 4.3 0 1 1 13.2 16.5L14.5 21.5H9.5z
        suit.diamond f | o M12 2C13.8 6 16 9.2 19.5 12C16 14.8 13.8 18 12 22C10.2 18 8 14.8 4.5 12C8 9.2 10.2 6 12 2z
        suit.heart f | u heart
        suit.spade f | o M12 2.2C13.5 5.5 20.5 9 20.5 13.7C20.5 17 16 18.5 13.3 16L14.5 21.5H9.5L10.7 16C8 18.5 3.5 17 3.5 13.7C3.5 9 10.5 5.5 12 2.2z
        sum | s M18 6.5V4H6L12.5 12L6 20H18V17.5
        target | s @12 12 9.8; s @12 12 5.6; f @12 12 1.7
        timelapse | s @12 12 9.8; f M12 6.5A5.5 5.5 0 1 1 6.5 12H12z
        triangle f | o M12 3L22 20.5H2z
        xmark cq @app @diamond @octagon @rectangle.portrait @rectangle @seal @shield | s M4.5 4.5l15 15M19.5 4.5l-15 15
        xmark.bin f | o #2.4 3 19.2 4.6 1.2; o M4.5 8L5.7 19.2A2.2 2.2 0 0 0 7.9 21.2H16.1A2.2 2.2 0 0 0 18.3 19.2L19.5 8z; k.8 M3.4 7.8H20.6; d M9.3 11.8L14.7 17.2M14.7 11.8L9.3 17.2
        yensign cq | s M5.5 4L12 12L18.5 4M12 12V20M6.8 12.5H17.2M6.8 16.3H17.2
        """
}
