import { describePart } from '../testing/describe-part.js'
import { TopBar } from './top-bar.js'

describePart('TopBar', (probe) => <TopBar start="Campaigns" end="Ada Byron" {...probe} />)
