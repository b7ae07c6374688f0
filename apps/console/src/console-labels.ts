import type { SignInLabels } from './parts/account/account-labels.js'
import type { AdminLabels } from './parts/account/admin-labels.js'
import type { DiscrepancyLabels } from './parts/discrepancies/discrepancy-labels.js'
import type { PartsLabels } from './parts/parts-labels.js'
import type { ReportLabels } from './report/report-labels.js'
import type { BillingLabels } from './routes/billing/billing-labels.js'
import type { BuilderLabels } from './routes/builder/builder-labels.js'
import type { CampaignLabels } from './routes/campaign/campaign-labels.js'
import type { CampaignsLabels } from './routes/campaigns/campaigns-labels.js'
import type { CreativeLabels } from './routes/creative/creative-labels.js'
import type { DashboardLabels } from './routes/dashboard/dashboard-labels.js'
import type { FileManagerLabels } from './routes/filemanager/filemanager-labels.js'
import type { ProfileLabels } from './routes/profile/profile-labels.js'
import type { TablesLabels } from './routes/tables/tables-labels.js'
import type { ConsoleShellLabels } from './shell/shell-labels.js'

/** Message groups of the console. */
export interface ConsoleLabels {
  admin: AdminLabels
  billing: BillingLabels
  builder: BuilderLabels
  campaign: CampaignLabels
  campaigns: CampaignsLabels
  consoleShell: ConsoleShellLabels
  creative: CreativeLabels
  dashboard: DashboardLabels
  discrepancies: DiscrepancyLabels
  fileManager: FileManagerLabels
  parts: PartsLabels
  profile: ProfileLabels
  reportScreen: ReportLabels
  signIn: SignInLabels
  tables: TablesLabels
}

declare module '@placard/ui' {
  interface PlacardLabels extends ConsoleLabels {}
}
