import type { Language } from '../language/language-choice.js'

/** Id of the element that contains the `PrerenderedPage` of a page as JSON. */
export const PRERENDERED_PAGE_ID = 'prerendered-page'

/** Data that a server renders the page of a share link from. The browser hydrates its markup with the same. */
export interface PrerenderedPage {
  /** Time for which the page is rendered, in ms since 1970. */
  now: number
  language: Language
  /** Configuration of the console, as in `/config.json`. */
  config: object
  /** Data of the page by their TanStack Query keys. */
  queries: readonly { key: readonly unknown[]; data: unknown }[]
}

/** A page to render. */
export interface PageOrder {
  /** Path and query string of the page; undefined for the page of a link that no longer works. */
  address: string | undefined
  page: PrerenderedPage
}

/** Markup of a page. */
export interface PageMarkup {
  /** Title, and what the markup needs early. */
  head: string
  body: string
}
