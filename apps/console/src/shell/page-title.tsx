import { config } from '../config.js'

export interface PageTitleProps {
  /** The screen's own part of the title. */
  children: string
}

/** The document's title: the screen, then the company. */
export function PageTitle({ children }: PageTitleProps) {
  return <title>{`${children} · ${config().company}`}</title>
}
