import { DEFAULT_LINK_SETTINGS, type LinkChanges, type LinkEdit, type ShareLink } from '@placard/domain/share'

/** A link; what is missing has the default of a link that is created with a campaign alone. */
export type SharedLink = Pick<ShareLink, 'id' | 'url' | 'createdAt' | 'lastUsedAt'> & Partial<ShareLink>

/** Returns a link with its defaults. */
export const completeLink = (link: SharedLink): ShareLink => ({
  ...DEFAULT_LINK_SETTINGS,
  origins: [],
  createdBy: null,
  state: 'active',
  revokedAt: null,
  hasPassword: false,
  views: 0,
  lastViewedAt: null,
  version: 1,
  ...link,
})

/** Creative that a link can be limited to. */
export interface LinkCreative {
  id: string
  name: string
}

/** Page of a long list of links. */
export interface LinkPaging {
  /** Current page, starting at 1. */
  page: number
  /** Number of pages. */
  pages: number
  /** Number of links on all pages. */
  total: number
  onPageChange: (page: number) => void
}

/** Links that have expired or were revoked. */
export interface EndedLinkList {
  links: readonly SharedLink[]
  /** Pages of the list. @default all links are on one page */
  paging?: LinkPaging | undefined
}

/** Subject of a link, for its sentence and its form. */
export interface LinkContext {
  /** Name of the campaign. */
  campaign: string
  /** Creatives of the campaign, to choose from. @default none */
  creatives?: readonly LinkCreative[] | undefined
  /** Time zone in which a last day ends. @default that of the device */
  zone?: string | undefined
}

/** Functions that change links; a thrown error is shown. */
export interface LinkActions {
  /** Creates a link with these settings and returns it. */
  onCreate: (settings: LinkChanges) => Promise<SharedLink>
  /** Revokes a link. */
  onRevoke: (id: string) => Promise<unknown>
  /** Revokes all active links; without it, each is revoked on its own. */
  onRevokeAll?: (() => Promise<unknown>) | undefined
  /** Gives a link another address; without it, addresses stay. */
  onRotate?: ((link: SharedLink) => Promise<unknown>) | undefined
  /**
   * Changes a link that has this version, and returns it. Throw the API client's `VersionConflict`, so that the user can
   * choose between both versions. Without it, links cannot be edited.
   */
  onChange?: ((link: SharedLink, changes: LinkEdit, version: number) => Promise<SharedLink>) | undefined
  /** Stores a logo and returns its id; without it, links have none. */
  onLogoAdd?: ((file: File) => Promise<string>) | undefined
  /** Returns the address of a link's logo. */
  logoUrl?: ((link: SharedLink) => string) | undefined
}
