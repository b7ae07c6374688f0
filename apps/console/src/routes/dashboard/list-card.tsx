import { Card, CardBody, CardFooter, CardHeader, CardTitle } from '@placard/ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.js'

export interface ListCardProps {
  title: string
  /** Where there is more of it: the search part of the list's address, and the words of the link. */
  way: { to: string; label: string }
  /** Said where there is nothing to list. */
  none: string
  items: { id: string; main: ReactNode; detail: ReactNode; end: ReactNode }[]
}

/** A short list of campaigns with a way to the long one. */
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

/** A link to the list of campaigns, arranged as the block that it stands in. */
export const WayOn = ({ to, label }: ListCardProps['way']) => (
  <Link to={paths.campaigns + to} className="rounded-bar text-brand-ink underline underline-offset-2">
    {label}
  </Link>
)
