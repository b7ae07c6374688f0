import type { Language } from '@placard/domain/report'

/** Result in a report email. */
export interface EmailFigure {
  label: string
  value: string
  /** Change against the period before, with its sign; undefined without one. */
  change?: { text: string; direction: 'up' | 'down' | 'none' } | undefined
}

/** Creative in a report email. */
export interface EmailCreative {
  label: string
  /** Name, `quoted`. */
  name: string
  result: string
  /** Content-ID of its picture; undefined for one without. */
  cid?: string | undefined
}

/** Link with its text. */
export interface EmailLink {
  text: string
  url: string
}

/** Part of an email, in the order in which it is read. */
export type EmailBlock =
  | { kind: 'text'; text: string; tone?: 'soft' }
  | { kind: 'facts'; facts: readonly (readonly [name: string, value: string])[] }
  | { kind: 'figures'; figures: readonly EmailFigure[]; note: string | undefined }
  /** `summary` says what the picture shows, `from` and `to` are the ends of its axis. */
  | { kind: 'trend'; title: string; summary: string; from: string; to: string; cid: string }
  | { kind: 'creatives'; creatives: readonly EmailCreative[] }
  | ({ kind: 'button' | 'link' } & EmailLink)

/** Picture that an email shows, attached by its Content-ID. */
export interface EmailPicture {
  cid: string
  contentType: 'image/png' | 'image/jpeg'
  /** Base64, because queued emails are JSON. */
  content: string
}

/** Logo and colour of the share link of a report. */
export interface EmailBrand {
  /** '#rrggbb' */
  color: string | null
  /** Picture of the logo and the width at which it is shown, in px. */
  logo: { cid: string; width: number; height: number } | undefined
}

/** Content of an email. Text that users typed has to be `quoted`. */
export interface EmailContent {
  to: string
  language: Language
  subject: string
  /** Text after the subject in lists of emails. @default the first text */
  preheader?: string
  /** @default the subject */
  heading?: string
  /** Lines below the heading. */
  lead?: readonly string[]
  blocks: readonly EmailBlock[]
  /** Small text at the end. */
  footer?: readonly string[]
  /** Page to unsubscribe from these emails; also sent as a header. */
  unsubscribeUrl?: string
  brand?: EmailBrand
  /** Pictures that blocks and brand refer to. */
  pictures?: readonly EmailPicture[]
}

/** Returns a text block. */
export const text = (value: string): EmailBlock => ({ kind: 'text', text: value })

/** Returns a text block of less importance. */
export const note = (value: string): EmailBlock => ({ kind: 'text', text: value, tone: 'soft' })

/** Returns the button of an email. */
export const button = (label: string, url: string): EmailBlock => ({ kind: 'button', text: label, url })
