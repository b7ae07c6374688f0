import { DEMO_NOW } from '@placard/domain/demo'
import { LINKS_PER_PAGE } from '@placard/domain/internal/share'
import type { LinkChanges, LinkEdit } from '@placard/domain/share'
import { useState } from 'react'
import { CAMPAIGN, CREATIVES, SEARCH } from './links.fixture.js'
import { ShareButton, type ShareButtonProps } from './share-button.js'
import { completeLink, type SharedLink } from './shared-link.js'

export interface LinkServerProps extends Partial<ShareButtonProps> {
  /** Links at first. */
  initial: readonly SharedLink[]
  initialEnded?: readonly SharedLink[]
  /** Refuses every change. */
  fails?: boolean
}

/** Share button with a mock server that stores links, and returns them in pages. */
export function LinkServer({ initial, initialEnded = [], fails = false, ...props }: LinkServerProps) {
  const [kept, setKept] = useState(initial)
  const [ended, setEnded] = useState(initialEnded)
  const [page, setPage] = useState(1)
  const [text, setText] = useState('')
  const found = kept.filter((link) => completeLink(link).name.toLowerCase().includes(text.toLowerCase()))
  const pages = Math.max(1, Math.ceil(found.length / LINKS_PER_PAGE))
  const answer = async () => {
    if (fails) throw new Error('No.')
  }
  const change = (id: string, changes: Partial<SharedLink>) =>
    setKept((before) => before.map((link) => (link.id === id ? { ...link, ...changes } : link)))
  const end = (gone: readonly SharedLink[]) => {
    const revokedAt = DEMO_NOW.toISOString()
    setEnded((before) => [...gone.map((link) => ({ ...link, state: 'revoked' as const, revokedAt })), ...before])
    setKept((before) => before.filter((link) => !gone.includes(link)))
  }
  return (
    <ShareButton
      campaign={CAMPAIGN}
      creatives={CREATIVES}
      search={SEARCH}
      zone="UTC"
      now={DEMO_NOW}
      links={found.slice((page - 1) * LINKS_PER_PAGE, page * LINKS_PER_PAGE)}
      paging={{ page, pages, total: found.length, onPageChange: setPage }}
      ended={{ links: ended }}
      searched={text}
      onSearch={(next) => {
        setText(next)
        setPage(1)
      }}
      onCreate={async (settings: LinkChanges) => {
        await answer()
        const { password: _, ...rest } = settings
        const link: SharedLink = {
          id: `made${kept.length}`,
          url: `https://placard.test/share/${'made'.repeat(10)}${kept.length}`,
          createdAt: DEMO_NOW.toISOString(),
          lastUsedAt: null,
          ...rest,
        }
        setKept((before) => [link, ...before])
        return link
      }}
      onChange={async (link: SharedLink, { password, ...changes }: LinkEdit, version: number) => {
        await answer()
        const secret = password === undefined ? {} : { hasPassword: password !== null }
        const changed = { ...link, ...changes, ...secret, version: version + 1 }
        change(link.id, changed)
        return changed
      }}
      onRotate={async (link) => {
        await answer()
        change(link.id, { url: `https://placard.test/share/${'turn'.repeat(11)}` })
      }}
      onRevoke={async (id) => {
        await answer()
        end(kept.filter((link) => link.id === id))
      }}
      onRevokeAll={async () => {
        await answer()
        end(kept)
      }}
      {...props}
    />
  )
}
