/** Gives the buttons of a toolbar the border of the inputs and selects beside them. */
export const toolbarBorders = '[--placard-border:var(--placard-border-control)]'
