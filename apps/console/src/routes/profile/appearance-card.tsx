import { Card, CardBody, CardHeader, CardTitle, useLabels } from '@placard/ui'
import type { ReactNode } from 'react'
import { profileLabels } from './profile-labels.js'

export interface AppearanceCardProps {
  /** Control of the theme. */
  themeControl: ReactNode
  /** Control of the language. */
  languageControl?: ReactNode
  /** Control of the density. */
  densityControl?: ReactNode
  /** Control of the side menu; hidden where the menu is in a drawer. */
  menuControl?: ReactNode
  /** Control of shortcuts of a single key. */
  singleKeysControl?: ReactNode
}

/** Card with the appearance settings. All are stored in this browser, the language in the account as well. */
export function AppearanceCard({
  themeControl,
  languageControl,
  densityControl,
  menuControl,
  singleKeysControl,
}: AppearanceCardProps) {
  const labels = useLabels('profile', profileLabels)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{labels.appearance}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col divide-y divide-line-subtle">
        <Choice label={labels.theme} hint={labels.themeHint}>
          {themeControl}
        </Choice>
        {languageControl && (
          <Choice label={labels.language} hint={labels.languageHint}>
            {languageControl}
          </Choice>
        )}
        {densityControl && (
          <Choice label={labels.density} hint={labels.densityHint}>
            {densityControl}
          </Choice>
        )}
        {menuControl && (
          <Choice label={labels.sideMenu} hint={labels.sideMenuHint} className="max-lg:hidden">
            {menuControl}
          </Choice>
        )}
        {singleKeysControl && (
          <Choice label={labels.singleKeys} hint={labels.singleKeysHint}>
            {singleKeysControl}
          </Choice>
        )}
      </CardBody>
    </Card>
  )
}

interface ChoiceProps {
  label: string
  hint: string
  className?: string
  children: ReactNode
}

function Choice({ label, hint, className = '', children }: ChoiceProps) {
  return (
    <div
      className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0 ${className}`}
    >
      <p className="max-w-[44ch] text-dense text-ink-muted">
        <span className="block font-medium text-ink">{label}</span>
        {hint}
      </p>
      {children}
    </div>
  )
}
