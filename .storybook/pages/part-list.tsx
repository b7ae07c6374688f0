import { Status, Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRegion, TableRow } from '@placard/ui'
import { useEffect, useState } from 'react'
import { Block, Panel } from './block.js'

interface Entry {
  id: string
  title: string
  type: 'story' | 'docs'
  tags?: string[]
}

interface Part {
  name: string
  area: string
  docs: string
  stories: number
  tags: Set<string>
}

const PACKAGES: Record<string, string> = { UI: '@placard/ui', Forms: '@placard/forms', Charts: '@placard/charts' }

/** Components of this Storybook, from its index. Stories of further titles, such as Field/Baseline, count as those of their component. */
function splitParts(entries: Entry[]): Part[] {
  const parts = new Map<string, Part>()
  for (const { id, title, type, tags = [] } of entries) {
    const [area = '', name, further] = title.split('/')
    if (!PACKAGES[area] || !name) continue
    const key = `${area}/${name}`
    const part = parts.get(key) ?? { name, area, docs: id, stories: 0, tags: new Set<string>() }
    if (type === 'story') part.stories += 1
    else if (!further) part.docs = id
    for (const tag of tags) part.tags.add(tag)
    parts.set(key, part)
  }
  return [...parts.values()]
}

function State({ tags }: { tags: Set<string> }) {
  if (tags.has('deprecated')) return <Status tone="warning">Deprecated</Status>
  if (tags.has('experimental')) return <Status tone="info">Experimental</Status>
  return <Status tone="success">Ready</Status>
}

/** Table of all components with package and status, linked to their pages. */
export function PartList() {
  const [parts, setParts] = useState<Part[]>()
  useEffect(() => {
    const reading = new AbortController()
    fetch('./index.json', { signal: reading.signal })
      .then((answer) => answer.json())
      .then(({ entries }: { entries: Record<string, Entry> }) => setParts(splitParts(Object.values(entries))))
      .catch(() => {})
    return () => reading.abort()
  }, [])
  if (!parts) return <Block aria-busy className="min-h-96" />
  return (
    <Panel>
      <TableRegion label="Parts">
        <Table>
          <TableHead>
            <TableRow>
              <TableHeaderCell>Part</TableHeaderCell>
              <TableHeaderCell>Package</TableHeaderCell>
              <TableHeaderCell>State</TableHeaderCell>
              <TableHeaderCell align="end">Stories</TableHeaderCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {parts.map(({ name, area, docs, stories, tags }) => (
              <TableRow key={`${area} ${name}`}>
                <TableCell rowHeader>
                  <a
                    href={`./?path=/docs/${docs}`}
                    target="_top"
                    className="text-brand-ink underline-offset-2 hover:underline"
                  >
                    {name}
                  </a>
                </TableCell>
                <TableCell className="font-mono text-ink-muted">{PACKAGES[area]}</TableCell>
                <TableCell>
                  <State tags={tags} />
                </TableCell>
                <TableCell align="end">{stories}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
    </Panel>
  )
}
