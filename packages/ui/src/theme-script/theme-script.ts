/** The same as of `ThemeProvider`, whose attribute the script sets before anything is painted. */
export interface ThemeScriptOptions {
  /** Key in `localStorage`. @default 'placard-theme' */
  storageKey?: string
  /** The attribute of the root element that carries the theme. @default 'data-theme' */
  attribute?: string
  /** What holds until something is selected. @default 'system' */
  defaultChoice?: 'light' | 'dark' | 'system'
}

/** JavaScript string literal that is safe inside an HTML script. */
const literal = (text: string) =>
  JSON.stringify(text).replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)

/** The text of a script for the `<head>`, so that a dark page never flashes white. It knows no React and runs on its own. */
export function themeScript({
  storageKey = 'placard-theme',
  attribute = 'data-theme',
  defaultChoice = 'system',
}: ThemeScriptOptions = {}): string {
  return `(function(){var c=null;try{c=localStorage.getItem(${literal(storageKey)})}catch(e){}if(c!=="light"&&c!=="dark"&&c!=="system")c=${literal(defaultChoice)};if(c==="system")c=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light";document.documentElement.setAttribute(${literal(attribute)},c)})()`
}
