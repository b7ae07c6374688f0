import type { Campaign } from '@placard/domain/campaign'
import type { CreativeSummary } from '@placard/domain/creative'
import type { CampaignScope } from '@placard/domain/internal/campaign'
import type { Settings } from '@placard/domain/internal/console'
import type { ListSearch } from './campaign-order.js'

export interface CampaignsScreenProps {
  /** Campaigns; undefined on first load. */
  campaigns: readonly Campaign[] | undefined
  /** Total number while some are still loading. */
  of?: number | undefined
  /** Reason why the list is empty although campaigns may exist. */
  without?: 'permission' | 'answer' | undefined
  /** Error message, if loading failed. */
  error?: string | undefined
  /** True while the shown rows are refetched. @default false */
  refreshing?: boolean
  /** Scope: the user's own or all campaigns. */
  scope: CampaignScope
  /** Called with the new scope. */
  onScopeChange: (scope: CampaignScope) => void
  /** Search text, status and sort order. */
  search: ListSearch
  /** Called with changes. */
  onSearchChange: (changes: Partial<ListSearch>) => void
  /** Rows or cards. */
  grouping: Settings['campaignGrouping']
  /** Called with the new view. */
  onGroupingChange: (grouping: Settings['campaignGrouping']) => void
  /** Deletes campaigns, unless that is undone for all at once. */
  onDelete: (...campaigns: Campaign[]) => void
  /** Reloads the list. */
  onReload: () => void
  /** URL of a creative's preview. @default its path on the server */
  previewOf?: (creative: CreativeSummary) => string
  /** Current time. */
  now: Date
}
