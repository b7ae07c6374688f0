import { simpleParser } from 'mailparser'

/** Returns the html of an email as mail programs show it: with its pictures, and with those blocked. */
export async function readEmailPages(raw: string): Promise<{ whole: string; withoutPictures: string }> {
  // The parser puts pictures into the page that names their Content-IDs.
  const { html } = await simpleParser(raw)
  const whole = html === false ? '' : html
  return { whole, withoutPictures: whole.replace(/ src="data:[^"]*"/g, ' src="data:,"') }
}
