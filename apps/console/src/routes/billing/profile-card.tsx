import {
  Avatar,
  AvatarGroup,
  Card,
  CardBody,
  CardHeader,
  CardTitle,
  DescriptionItem,
  DescriptionList,
  TimeText,
  useLabels,
} from '@placard/ui'
import { Building2, CalendarDays, Mail, Phone } from 'lucide-react'
import { billingLabels } from './billing-labels.js'
import { owner } from './sample-billing.js'

/** Card of the account owner. */
export function ProfileCard() {
  const labels = useLabels('billing', billingLabels)
  return (
    <Card>
      <CardHeader>
        <CardTitle>{labels.accountOwner}</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <div className="flex items-center gap-4">
          <Avatar name={owner.name} size="xl" decorative />
          <div className="min-w-0">
            <p className="truncate font-semibold text-ink text-title">{owner.name}</p>
            <p className="text-dense text-ink-muted">{labels.ownerTitle}</p>
          </div>
        </div>
        <DescriptionList>
          <DescriptionItem icon={<Building2 aria-hidden />} label={labels.company}>
            Northwind Bikes
          </DescriptionItem>
          <DescriptionItem icon={<Mail aria-hidden />} label={labels.email}>
            {owner.email}
          </DescriptionItem>
          <DescriptionItem icon={<Phone aria-hidden />} label={labels.phone}>
            {owner.phone}
          </DescriptionItem>
          <DescriptionItem icon={<CalendarDays aria-hidden />} label={labels.ownerSince}>
            <TimeText value={owner.since} format="date" />
          </DescriptionItem>
        </DescriptionList>
        <div className="flex items-center justify-between gap-4 text-dense text-ink-muted">
          {labels.worksWith}
          <AvatarGroup label={labels.colleaguesOf(owner.name)} max={4} size="sm">
            {owner.team.map((name) => (
              <Avatar key={name} name={name} size="sm" />
            ))}
          </AvatarGroup>
        </div>
      </CardBody>
    </Card>
  )
}
