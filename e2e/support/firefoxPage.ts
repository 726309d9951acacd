/** Prepares a page of Firefox for Playwright. For `context.addInitScript`, so it uses nothing from outside. */
export function prepareFirefoxPage(): void {
  typeInsteadOfAssigning();
  hideElementsOfAria();

  /** Playwright sets the value of a field and reports `input`, which React takes for its own change. A command types as people do. */
  function typeInsteadOfAssigning(): void {
    type Insert = (text: string) => unknown;
    const name = '__pw_bidiInsertText';
    let assign = (Reflect.get(window, name) as Insert | undefined) ?? (() => undefined);
    const insert: Insert = (text) => {
      const field = document.activeElement;
      const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
      // oxlint-disable-next-line typescript/no-deprecated -- no other way types into a field
      return isField && document.execCommand('insertText', false, text) ? undefined : assign(text);
    };
    // Playwright sets its function before or after this one runs.
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => insert,
      set(given: Insert) {
        assign = given;
      },
    });
  }

  /**
   * Firefox 153 crashes when both the page and Playwright, which runs in a world of its own, ask an element for `ariaLabelledByElements`.
   * Axe, which asks in the page, then reads the attributes.
   */
  function hideElementsOfAria(): void {
    for (const name of Object.getOwnPropertyNames(Element.prototype).filter((one) => /^aria\w+Elements$/.test(one)))
      Reflect.deleteProperty(Element.prototype, name);
  }
}
