import type { Campaign, CampaignScope, CreativeSummary, Settings } from '@placard/domain'
import type { ListSearch } from './campaign-order.js'

export interface CampaignsScreenProps {
  /** The campaigns; undefined while they load for the first time. */
  campaigns: readonly Campaign[] | undefined
  /** How many there are, while not all of them are here. */
  of?: number | undefined
  /** Why the list is empty though there may be campaigns. */
  without?: 'permission' | 'answer' | undefined
  /** What the server said when it failed. */
  error?: string | undefined
  /** Whether the shown rows are being renewed. @default false */
  refreshing?: boolean
  /** Whose campaigns are shown. */
  scope: CampaignScope
  /** Gets the other choice of whose campaigns. */
  onScopeChange: (scope: CampaignScope) => void
  /** The searched words, the status and the order. */
  search: ListSearch
  /** Gets changes of them. */
  onSearchChange: (changes: Partial<ListSearch>) => void
  /** As rows or as cards. */
  grouping: Settings['campaignGrouping']
  /** Gets the other way to show them. */
  onGroupingChange: (grouping: Settings['campaignGrouping']) => void
  /** Deletes campaigns, unless that is taken back, all in one. */
  onDelete: (...campaigns: Campaign[]) => void
  /** Loads the list again. */
  onReload: () => void
  /** Where a creative is shown as it is now. @default that of the server */
  previewOf?: (creative: CreativeSummary) => string
  /** The moment that is now. */
  now: Date
}
