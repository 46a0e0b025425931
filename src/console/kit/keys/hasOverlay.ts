/** Whether something lies over the page, a dialog or a menu, and has the keys. */
export const hasOverlay = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;
