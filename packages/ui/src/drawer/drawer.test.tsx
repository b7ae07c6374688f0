import { describePart } from '../testing/describe-part.js'
import { Drawer, DrawerClose, DrawerContent, DrawerTrigger } from './drawer.js'

describePart('DrawerTrigger', (probe) => (
  <Drawer>
    <DrawerTrigger {...probe}>Filters</DrawerTrigger>
  </Drawer>
))
describePart('DrawerContent', (probe) => (
  <Drawer open>
    <DrawerContent title="Filters" hideTitle {...probe}>
      <button type="button">Apply</button>
    </DrawerContent>
  </Drawer>
))
describePart('DrawerClose', (probe) => (
  <Drawer open>
    <DrawerContent title="Filters">
      <DrawerClose {...probe}>Apply</DrawerClose>
    </DrawerContent>
  </Drawer>
))
