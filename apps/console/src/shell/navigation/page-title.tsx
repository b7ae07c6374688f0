import { config } from '../../config.js'

export interface PageTitleProps {
  /** Title of the screen. */
  children: string
}

/** Sets the document title: the screen, then the company. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} · ${config().company}`}</title>
}
