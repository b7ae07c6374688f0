/** Holds the place of a drawing whose library is being loaded, so that pictures and print can wait for it. */
export const Pending = () => <span hidden data-still-loading="" />
