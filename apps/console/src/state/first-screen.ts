let isFirst = true

/** Returns whether no screen has been rendered since the page was loaded. */
export const isFirstScreen = (): boolean => isFirst

/** Notes that a screen has been rendered. */
export function leaveFirstScreen(): void {
  isFirst = false
}
