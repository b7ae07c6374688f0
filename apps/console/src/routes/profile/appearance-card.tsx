import { Card, CardBody, CardHeader, CardTitle } from '@placard/ui'
import type { ReactNode } from 'react'

export interface AppearanceCardProps {
  /** Control of the theme. */
  themeControl: ReactNode
  /** Control of the density. */
  densityControl?: ReactNode
  /** Control of the side menu; hidden where the menu is in a drawer. */
  menuControl?: ReactNode
}

/** Card with the appearance settings stored in this browser. */
export function AppearanceCard({ themeControl, densityControl, menuControl }: AppearanceCardProps) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Appearance</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col divide-y divide-line-subtle">
        <Choice label="Theme" hint="Light, dark or match system. Saved in this browser.">
          {themeControl}
        </Choice>
        {densityControl && (
          <Choice label="Density" hint="Comfortable or compact.">
            {densityControl}
          </Choice>
        )}
        {menuControl && (
          <Choice label="Side menu" hint="Show labels or icons only (Ctrl/Cmd+B)." className="max-lg:hidden">
            {menuControl}
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
