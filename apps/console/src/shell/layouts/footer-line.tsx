import { Footer } from '@placard/ui'
import { config } from '../../config.js'

/** Footer with company and year. */
export function FooterLine() {
  return (
    <Footer>
      © {config().company} {new Date().getFullYear()}
    </Footer>
  )
}
