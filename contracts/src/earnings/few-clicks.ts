/** With fewer clicks, earnings per click and changes of clicks say little: one sale more or less would double them. */
export const FEW_CLICKS = 20;
