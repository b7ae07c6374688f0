import { Footer } from '@placard/ui'
import { config } from '../config.js'

/** The last line of the console's pages: the company and the year. */
export function FooterLine() {
  return (
    <Footer>
      © {config().company} {new Date().getFullYear()}
    </Footer>
  )
}
