import { simpleParser } from 'mailparser'

/** Email as mail programs show it. */
interface EmailPages {
  text: string
  /** Html with its pictures. */
  whole: string
  /** Html with pictures blocked. */
  withoutPictures: string
}

/** Parses an email. */
export async function readEmailPages(raw: string): Promise<EmailPages> {
  // The parser puts pictures into the page that names their Content-IDs.
  const { html, text = '' } = await simpleParser(raw)
  const whole = html === false ? '' : html
  return { text, whole, withoutPictures: whole.replace(/ src="data:[^"]*"/g, ' src="data:,"') }
}
