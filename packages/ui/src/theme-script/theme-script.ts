/** Options equal to those of `ThemeProvider`; the script sets its attribute before the first paint. */
export interface ThemeScriptOptions {
  /** Key in `localStorage`. @default 'placard-theme' */
  storageKey?: string
  /** Attribute of the root element with the theme. @default 'data-theme' */
  attribute?: string
  /** Choice until the user selects one. @default 'system' */
  defaultChoice?: 'light' | 'dark' | 'system'
}

/** JavaScript string literal that is safe inside an HTML script. */
const literal = (text: string) =>
  JSON.stringify(text).replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** Returns a script for the `<head>`, so that a dark page never flashes white. Works without React. */
export function themeScript({
  storageKey = 'placard-theme',
  attribute = 'data-theme',
  defaultChoice = 'system',
}: ThemeScriptOptions = {}): string {
  return `(function(){var c=null;try{c=localStorage.getItem(${literal(storageKey)})}catch(e){}if(c!=="light"&&c!=="dark"&&c!=="system")c=${literal(defaultChoice)};if(c==="system")c=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";document.documentElement.setAttribute(${literal(attribute)},c)})()`
}
