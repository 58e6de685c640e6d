/** Whether the page has handed the focus to the widget's document, and no element of it has taken it yet. */
export const isFocusAtBody = (): boolean => document.hasFocus() && document.activeElement === document.body;
