extension SymbolTable {
    /// Signs, arrows, plain shapes and digits.
    static let marks = """
        plus cq | s M12 3v18M3 12h18
        minus cq | s M3 12h18
        xmark cq | s M4.5 4.5l15 15M19.5 4.5l-15 15
        multiply cq | s M6 6l12 12M18 6l-12 12
        divide cq | s M3.5 12h17; s1.5 M12 5.2v.01M12 18.8v.01
        equal cq | s M4 8.5h16M4 15.5h16
        percent - | s M18.5 4.5l-13 15; s @6.8 7.2 3.2; s @17.2 16.8 3.2
        checkmark cq | s M4.5 13l5 6.5L19.5 4.5
        info cqn | s1.4 M12 5v.01; s M9.5 10.5H12.4V19M9 19h6.8
        questionmark cq | s M7.4 8C7.4 5.2 9.3 3.4 12 3.4S16.6 5.2 16.6 7.8C16.6 11.2 12 11.3 12 15; s1.4 M12 20v.01
        exclamationmark cqn | s1.1 M12 3.5v11; s1.4 M12 20v.01
        number cq | s M9.5 3.5L7 20.5M17 3.5L14.5 20.5M4.5 9h16M3.5 15h16
        at c | s @12 12 3.8; s M15.8 8.3V13.6C15.8 17.3 21.6 16.4 21.6 12A9.6 9.6 0 1 0 17.4 19.9
        ellipsis c | s1.75 M4.5 12h.01M12 12h.01M19.5 12h.01
        ellipsis.rectangle f | o #2.2 5 19.6 14 3; d1.1 M7.5 12h.01M12 12h.01M16.5 12h.01
        chevron.left cqn | s M16 3.5L7.5 12L16 20.5
        chevron.right cqn | s M8 3.5L16.5 12L8 20.5
        chevron.up cq | s M3.5 16L12 7.5L20.5 16
        chevron.down cq | s M3.5 8L12 16.5L20.5 8
        chevron.backward cqrn | s M16 3.5L7.5 12L16 20.5
        chevron.forward cqrn | s M8 3.5L16.5 12L8 20.5
        chevron.left.2 | s M11.5 4.5L4 12L11.5 19.5M19.5 4.5L12 12L19.5 19.5
        chevron.right.2 | s M12.5 4.5L20 12L12.5 19.5M4.5 4.5L12 12L4.5 19.5
        chevron.up.chevron.down | s M6 9L12 3.5L18 9M6 15L12 20.5L18 15
        chevron.compact.left | s M13.5 3L9.5 12L13.5 21
        chevron.compact.right | s M10.5 3L14.5 12L10.5 21
        chevron.compact.up | s M3 13.5L12 9.5L21 13.5
        chevron.compact.down | s M3 10.5L12 14.5L21 10.5
        chevron.left.forwardslash.chevron.right | s M6.5 6.5L2 12L6.5 17.5M17.5 6.5L22 12L17.5 17.5M14 4.5L10 19.5
        arrow.left cq | s M20.5 12H3.5M10.5 5L3.5 12L10.5 19
        arrow.right cq | s M3.5 12H20.5M13.5 5L20.5 12L13.5 19
        arrow.up cq | s M12 20.5V3.5M5 10.5L12 3.5L19 10.5
        arrow.down cq | s M12 3.5V20.5M5 13.5L12 20.5L19 13.5
        arrow.backward cqr | s M20.5 12H3.5M10.5 5L3.5 12L10.5 19
        arrow.forward cqr | s M3.5 12H20.5M13.5 5L20.5 12L13.5 19
        arrow.up.left cq | s M18.5 18.5L5.5 5.5M15.5 5.5H5.5V15.5
        arrow.up.right cq | s M5.5 18.5L18.5 5.5M8.5 5.5H18.5V15.5
        arrow.down.left cq | s M18.5 5.5L5.5 18.5M15.5 18.5H5.5V8.5
        arrow.down.right cq | s M5.5 5.5L18.5 18.5M8.5 18.5H18.5V8.5
        arrow.up.and.down | s M12 2.5V21.5M6.5 8L12 2.5L17.5 8M6.5 16L12 21.5L17.5 16
        arrow.left.and.right | s M2.5 12H21.5M8 6.5L2.5 12L8 17.5M16 6.5L21.5 12L16 17.5
        arrow.up.arrow.down cq | s M7.5 20V4M2.8 8.7L7.5 4L12.2 8.7; x2.4 M16.5 4V19M12.5 16L16.5 20; s M16.5 4V20M11.8 15.3L16.5 20L21.2 15.3
        arrow.left.arrow.right cq | s M4 7.5H20M8.7 2.8L4 7.5L8.7 12.2; x2.4 M4 16.5H19; s M4 16.5H20M15.3 11.8L20 16.5L15.3 21.2
        arrow.right.arrow.left cq | s M4 7.5H20M15.3 2.8L20 7.5L15.3 12.2; x2.4 M5 16.5H20; s M4 16.5H20M8.7 11.8L4 16.5L8.7 21.2
        arrow.up.left.and.arrow.down.right | s M10 10L3.5 3.5M9.5 3.5H3.5V9.5M14 14L20.5 20.5M14.5 20.5H20.5V14.5
        arrow.down.right.and.arrow.up.left | s M3.5 3.5L10 10M10 4.5V10H4.5M20.5 20.5L14 14M14 19.5V14H19.5
        arrow.clockwise cq | s M19.8 8.5A9 9 0 1 0 21 13M20.3 2.8V8.8H14.3
        arrow.counterclockwise cq | s M4.2 8.5A9 9 0 1 1 3 13M3.7 2.8V8.8H9.7
        goforward | s M12 4.2A8.8 8.8 0 1 0 20.8 13; f M12 .8L17.5 4.2L12 7.6z
        gobackward | s M12 4.2A8.8 8.8 0 1 1 3.2 13; f M12 .8L6.5 4.2L12 7.6z
        arrow.triangle.2.circlepath c | s M3.6 10A8.7 8.7 0 0 1 19 7M20.4 14A8.7 8.7 0 0 1 5 17; f M21.5 3V9.5L15.5 8.2z; f M2.5 21V14.5L8.5 15.8z
        arrow.2.circlepath c | s M3.4 11A8.7 8.7 0 0 1 19 6.8M20.6 13A8.7 8.7 0 0 1 5 17.2M20 2.5V7.5H15M4 21.5V16.5H9
        arrow.uturn.left cq | s M8.5 3.5L3.5 8.5L8.5 13.5M3.5 8.5H14.5A5.5 5.5 0 0 1 14.5 19.5H8
        arrow.uturn.right cq | s M15.5 3.5L20.5 8.5L15.5 13.5M20.5 8.5H9.5A5.5 5.5 0 0 0 9.5 19.5H16
        arrow.uturn.backward cqr | s M8.5 3.5L3.5 8.5L8.5 13.5M3.5 8.5H14.5A5.5 5.5 0 0 1 14.5 19.5H8
        arrow.uturn.forward cqr | s M15.5 3.5L20.5 8.5L15.5 13.5M20.5 8.5H9.5A5.5 5.5 0 0 0 9.5 19.5H16
        arrow.down.to.line | s M12 3V17M5.5 10.5L12 17L18.5 10.5M4 21H20
        arrow.up.to.line | s M12 21V7M5.5 13.5L12 7L18.5 13.5M4 3H20
        arrow.turn.up.left | s M8.5 3.5L3.5 8.5L8.5 13.5M3.5 8.5H20.5V20
        arrow.turn.up.right | s M15.5 3.5L20.5 8.5L15.5 13.5M20.5 8.5H3.5V20
        arrow.triangle.branch | s M6 21V3M2.5 6.5L6 3L9.5 6.5M6 18C6 12 18 15 18 8V3M14.5 6.5L18 3L21.5 6.5
        arrowshape.turn.up.left f | o M2.5 11L11 4V8.5C17.5 8.5 21.5 12.5 21.5 19.5C19.5 15.5 16.5 13.7 11 13.6V18z
        arrowshape.turn.up.right f | o M21.5 11L13 4V8.5C6.5 8.5 2.5 12.5 2.5 19.5C4.5 15.5 7.5 13.7 13 13.6V18z
        arrowshape.right f | o M2.5 8.5H12V4L21.5 12L12 20V15.5H2.5z
        arrowshape.left f | o M21.5 8.5H12V4L2.5 12L12 20V15.5H21.5z
        arrowtriangle.right fcq | o M6 4L20 12L6 20z
        arrowtriangle.left fcq | o M18 4L4 12L18 20z
        arrowtriangle.up fcq | o M4 18L12 4L20 18z
        arrowtriangle.down fcq | o M4 6L12 20L20 6z
        circle f | o @12 12 9.8
        square f | o #2.6 2.6 18.8 18.8 4
        triangle f | o M12 3L22 20.5H2z
        rectangle f | o #2.2 5 19.6 14 2.5
        rectangle.portrait f | o #5 2.2 14 19.6 2.5
        capsule f | o #2.2 6.5 19.6 11 5.5
        diamond f | o M12 2.2L21.8 12L12 21.8L2.2 12z
        hexagon f | o M12 1.8L20.83 6.9L20.83 17.1L12 22.2L3.17 17.1L3.17 6.9z
        octagon f | o M21.52 15.94L15.94 21.52L8.06 21.52L2.48 15.94L2.48 8.06L8.06 2.48L15.94 2.48L21.52 8.06z
        seal f | o M8.67 3.96Q12.00 0.70 15.33 3.96Q19.99 4.01 20.04 8.67Q23.30 12.00 20.04 15.33Q19.99 19.99 15.33 20.04Q12.00 23.30 8.67 20.04Q4.01 19.99 3.96 15.33Q0.70 12.00 3.96 8.67Q4.01 4.01 8.67 3.96z
        app f | o #2.6 2.6 18.8 18.8 6
        shield fx | o M12 2.2L20 5V11C20 16.5 16.5 20 12 21.8C7.5 20 4 16.5 4 11V5z
        circle.dashed | s M21.8 12A9.8 9.8 0 0 1 20.95 15.99M18.93 18.93A9.8 9.8 0 0 1 15.51 21.15M12 21.8A9.8 9.8 0 0 1 8.01 20.95M5.07 18.93A9.8 9.8 0 0 1 2.85 15.51M2.2 12A9.8 9.8 0 0 1 3.05 8.01M5.07 5.07A9.8 9.8 0 0 1 8.49 2.85M12 2.2A9.8 9.8 0 0 1 15.99 3.05M18.93 5.07A9.8 9.8 0 0 1 21.15 8.49
        circle.lefthalf.filled | s @12 12 9.8; f M12 2.2A9.8 9.8 0 0 0 12 21.8z
        circle.grid.3x3 f | o @5 5 2; o @12 5 2; o @19 5 2; o @5 12 2; o @12 12 2; o @19 12 2; o @5 19 2; o @12 19 2; o @19 19 2
        largecircle.fill.circle | s @12 12 9.8; f @12 12 6
        smallcircle.filled.circle f | o @12 12 9.8; e @12 12 4
        target | s @12 12 9.8; s @12 12 5.6; f @12 12 1.7
        scope | s @12 12 9; s M12 1.8V7M12 17V22.2M1.8 12H7M17 12H22.2
        nosign | s @12 12 9.8; s M5.2 5.2L18.8 18.8
        checkmark.seal f | o M8.67 3.96Q12.00 0.70 15.33 3.96Q19.99 4.01 20.04 8.67Q23.30 12.00 20.04 15.33Q19.99 19.99 15.33 20.04Q12.00 23.30 8.67 20.04Q4.01 19.99 3.96 15.33Q0.70 12.00 3.96 8.67Q4.01 4.01 8.67 3.96z; d M8 12.5L11 15.7L16 8.7
        xmark.seal f | o M8.67 3.96Q12.00 0.70 15.33 3.96Q19.99 4.01 20.04 8.67Q23.30 12.00 20.04 15.33Q19.99 19.99 15.33 20.04Q12.00 23.30 8.67 20.04Q4.01 19.99 3.96 15.33Q0.70 12.00 3.96 8.67Q4.01 4.01 8.67 3.96z; d M8.7 8.7L15.3 15.3M15.3 8.7L8.7 15.3
        checkmark.shield f | o M12 2.2L20 5V11C20 16.5 16.5 20 12 21.8C7.5 20 4 16.5 4 11V5z; d M8.3 12L11 14.8L15.7 8.5
        exclamationmark.shield f | o M12 2.2L20 5V11C20 16.5 16.5 20 12 21.8C7.5 20 4 16.5 4 11V5z; d M12 7.5V12.5; d1.3 M12 16V16.01
        lock.shield f | o M12 2.2L20 5V11C20 16.5 16.5 20 12 21.8C7.5 20 4 16.5 4 11V5z; e #8.5 11 7 5 1; d M10 11V9.2A2 2 0 0 1 14 9.2V11
        xmark.octagon f | o M21.52 15.94L15.94 21.52L8.06 21.52L2.48 15.94L2.48 8.06L8.06 2.48L15.94 2.48L21.52 8.06z; d M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5
        exclamationmark.octagon f | o M21.52 15.94L15.94 21.52L8.06 21.52L2.48 15.94L2.48 8.06L8.06 2.48L15.94 2.48L21.52 8.06z; d M12 7V13; d1.3 M12 16.8V16.81
        exclamationmark.triangle f | o M12 2.8L22 20.7H2z; d M12 9V14.2; d1.3 M12 17.5V17.51
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
        """
}
