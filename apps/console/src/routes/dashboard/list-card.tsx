import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '@placard/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'

export interface ListCardProps {
  title: string
  /** Link to the full list: its query string and its text. */
  way: { to: string; label: string }
  /** Text of the empty list. */
  none: string
  items: { id: string; main: ReactNode; detail: ReactNode; end: ReactNode }[]
}

/** Card with a short list of campaigns and a link to the full list. */
export function ListCard({ title, way, none, items }: ListCardProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardBody>
        {items.length === 0 ? (
          <p className="text-dense text-ink-muted">{none}</p>
        ) : (
          <ul className="-my-3 divide-y divide-line-subtle">
            {items.map(({ id, main, detail, end }) => (
              <li key={id} className="flex items-center justify-between gap-3 py-3">
                <div className="min-w-0">
                  {main}
                  {detail && <p className="truncate text-caption text-ink-muted">{detail}</p>}
                </div>
                {end}
              </li>
            ))}
          </ul>
        )}
      </CardBody>
      <CardFooter className="mt-auto">
        <WayOn {...way} />
      </CardFooter>
    </Card>
  )
}

/** Link to the list of campaigns, filtered and sorted like this card. */
export const WayOn = ({ to, label }: ListCardProps['way']) => (
  <Link to={paths.campaigns + to} className="rounded-bar text-brand-ink underline underline-offset-2">
    {label}
  </Link>
)
