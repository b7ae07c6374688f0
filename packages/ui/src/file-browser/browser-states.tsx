import { FolderOpen, Lock, SearchX } from 'lucide-react'
import { Button } from '../button/button.js'
import { classNames } from '../class-names.js'
import { EmptyState } from '../empty-state/empty-state.js'
import { ErrorState } from '../error-state/error-state.js'
import { Skeleton } from '../skeleton/skeleton.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { listColumns, listLine } from './grid-parts.js'
import { useBrowser } from './use-file-browser.js'

const WIDTHS = ['w-40', 'w-56', 'w-48', 'w-64', 'w-36', 'w-52', 'w-44', 'w-60']

/** Placeholders in the size of rows or tiles. */
export function BrowserSkeleton() {
  const { view, labels } = useBrowser()
  return (
    <div aria-busy className="min-h-0 flex-1 overflow-hidden">
      <VisuallyHidden>{labels.loading}</VisuallyHidden>
      {view === 'list' ? (
        <div aria-hidden>
          <div className="h-9 border-line-subtle border-b bg-sunken" />
          {WIDTHS.map((width) => (
            <div key={width} className={classNames(listColumns, listLine, 'border-line-subtle border-b')}>
              <Skeleton className="ms-4 size-4 rounded-bar" />
              <div className="flex min-w-0 items-center gap-2.5 pe-4">
                <Skeleton className="size-4 shrink-0" />
                <Skeleton className={classNames('max-w-full', width)} />
              </div>
              <Skeleton className="hidden w-12 justify-self-end @2xl:block" />
              <Skeleton className="ms-8 hidden w-32 @2xl:block" />
            </div>
          ))}
        </div>
      ) : (
        <div aria-hidden className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] px-3 py-3">
          {WIDTHS.map((width) => (
            <div key={width} className="m-1 flex h-45 flex-col gap-2 rounded-control border border-line-subtle p-2">
              <Skeleton className="h-auto flex-1" />
              <Skeleton className="w-3/4" />
              <Skeleton className="h-3 w-1/3" />
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

/** Message in place of an empty list, with one action. */
export function BrowserMessage({ pickFiles }: { pickFiles: () => void }) {
  const { labels, props, query, setQuery, entries, total } = useBrowser()
  if (props.status === 'error')
    return (
      <ErrorState
        titleAs="h3"
        title={labels.errorTitle}
        description={props.error ?? labels.errorText}
        action={props.onRetry && <Button onClick={props.onRetry}>{labels.retry}</Button>}
      />
    )
  if (props.status === 'forbidden')
    return (
      <EmptyState
        titleAs="h3"
        icon={<Lock aria-hidden />}
        title={labels.forbiddenTitle}
        description={props.error ?? labels.forbiddenText}
      />
    )
  if (total > 0 && entries.length === 0)
    return (
      <EmptyState
        titleAs="h3"
        icon={<SearchX aria-hidden />}
        title={labels.noMatchTitle(query)}
        description={labels.noMatchText}
        action={<Button onClick={() => setQuery('')}>{labels.clearFilter}</Button>}
      />
    )
  return (
    <EmptyState
      titleAs="h3"
      icon={<FolderOpen aria-hidden />}
      title={labels.emptyTitle}
      description={props.onUpload && labels.emptyText}
      action={props.onUpload && <Button onClick={pickFiles}>{labels.uploadFiles}</Button>}
    />
  )
}
