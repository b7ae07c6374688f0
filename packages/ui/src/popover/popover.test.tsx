import { describePart } from '../testing/describe-part.js'
import { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from './popover.js'

describePart('PopoverTrigger', (probe) => (
  <Popover>
    <PopoverTrigger {...probe}>Columns</PopoverTrigger>
  </Popover>
))
describePart('PopoverAnchor', (probe) => (
  <Popover>
    <PopoverAnchor {...probe}>Columns</PopoverAnchor>
  </Popover>
))
describePart('PopoverContent', (probe) => (
  <Popover open>
    <PopoverTrigger>Columns</PopoverTrigger>
    <PopoverContent label="Columns" {...probe}>
      Impressions, clicks
    </PopoverContent>
  </Popover>
))
describePart('PopoverClose', (probe) => (
  <Popover open>
    <PopoverTrigger>Columns</PopoverTrigger>
    <PopoverContent label="Columns">
      <PopoverClose {...probe}>Apply</PopoverClose>
    </PopoverContent>
  </Popover>
))
