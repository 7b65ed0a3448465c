/// What a browser runs before the script of GTK 4.8's Broadway server, so that one finger can drag.
///
/// - Browsers number touches from 0, which GTK takes for the mouse. Here they are numbered from 1. Safari
///   also knows numbers below 0, which stay.
/// - A browser tells of a touch to the element that it began on, and to nobody once that is replaced, as
///   Broadway does with what it draws anew. So touches, and the mouse, meet the surfaces only.
/// - A browser takes a finger that moves for one that scrolls or enlarges the page.
enum TouchScript {
    static let text = """
        {
            const prototype = globalThis.Touch?.prototype ?? {};
            const identifier = Object.getOwnPropertyDescriptor(prototype, "identifier");
            if (identifier?.get) {
                const get = function () {
                    const number = identifier.get.call(this);
                    return number < 0 ? number : number + 1;
                };
                Reflect.defineProperty(prototype, "identifier", { ...identifier, get });
            }
            const style = document.createElement("style");
            style.textContent = "html { touch-action: none } body > div > * { pointer-events: none }";
            document.head.append(style);
        }

        """
}
