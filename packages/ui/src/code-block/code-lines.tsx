import { Fragment } from 'react'

/** Lines with their numbers before them. The numbers are drawn by styles, so that neither the clipboard nor search finds them. */
export function CodeLines({ code }: { code: string }) {
  const lines = code.split('\n')
  const gutter = `${String(lines.length).length + 2}ch`
  return (
    <span className="block [counter-reset:line]" style={{ paddingInlineStart: gutter }}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, and has no state
        <Fragment key={index}>
          {index > 0 && '\n'}
          <span className="relative before:absolute before:end-full before:select-none before:pe-[2ch] before:text-end before:text-ink-subtle before:content-[counter(line)] [counter-increment:line]">
            {line}
          </span>
        </Fragment>
      ))}
    </span>
  )
}
