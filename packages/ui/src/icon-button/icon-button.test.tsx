import { Copy } from 'lucide-react'
import { describePart } from '../testing/describe-part.js'
import { IconButton } from './icon-button.js'

describePart('IconButton', (probe) => (
  <IconButton label="Copy tag" {...probe}>
    <Copy aria-hidden />
  </IconButton>
))
