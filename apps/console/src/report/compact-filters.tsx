import { Button, Drawer, DrawerContent, DrawerTrigger, useLabels } from '@placard/ui'
import { SlidersHorizontal } from 'lucide-react'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { reportLabels } from './report-labels.js'

export interface CompactFiltersProps {
  /** Date range picker, always visible. */
  days: ReactNode
  /** All filters, in a drawer. */
  children: ReactNode
}

const followsLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a') !== null

/** Filters of a report on narrow screens: the date range in a sticky bar, the others in a drawer. */
export function CompactFilters({ days, children }: CompactFiltersProps) {
  const labels = useLabels('reportScreen', reportLabels)
  const [open, setOpen] = useState(false)
  return (
    <>
      <div className="@container sticky top-13 z-20 -mx-4 my-2 flex items-center gap-2 bg-canvas px-4 py-2 md:-mx-6 md:px-6 lg:hidden">
        {days}
        <Drawer open={open} onOpenChange={setOpen}>
          <DrawerTrigger asChild>
            <Button className="border-line-control">
              <SlidersHorizontal aria-hidden /> <span className="@max-[26rem]:sr-only">{labels.filters}</span>
            </Button>
          </DrawerTrigger>
          <DrawerContent
            side="end"
            title={labels.filters}
            onClick={(event) => {
              if (followsLink(event)) setOpen(false)
            }}
          >
            <div className="-mx-3">{children}</div>
          </DrawerContent>
        </Drawer>
      </div>
      <div className="mt-4 hidden lg:block" />
    </>
  )
}
