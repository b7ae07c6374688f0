import { Button, NotFound, SearchInput, useLabels } from '@placard/ui'
import { type FormEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { signInLabels } from '../../parts/account/account-labels.js'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/navigation/crumbs.js'
import { PageTitle } from '../../shell/navigation/page-title.js'

/** Unknown URL: offers a search for campaigns by name. */
export default function NotFoundRoute() {
  const labels = useLabels('signIn', signInLabels)
  useCrumbs([{ label: labels.notFound }])
  return (
    <>
      <PageTitle>{labels.pageNotFound}</PageTitle>
      <NotFound action={<CampaignSearch />}>
        <Link to={paths.campaigns} className="mt-4 rounded-bar text-brand-ink text-dense hover:underline">
          {labels.goToCampaigns}
        </Link>
      </NotFound>
    </>
  )
}

function CampaignSearch() {
  const labels = useLabels('signIn', signInLabels)
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const search = (event: FormEvent) => {
    event.preventDefault()
    const q = input.current?.value.trim()
    void navigate(q ? `${paths.campaigns}?${new URLSearchParams({ q })}` : paths.campaigns)
  }
  return (
    <search>
      <form onSubmit={search} className="flex flex-wrap justify-center gap-2">
        <SearchInput
          ref={input}
          aria-label={labels.searchCampaigns}
          placeholder={labels.campaignName}
          className="w-64"
        />
        <Button type="submit">{labels.search}</Button>
      </form>
    </search>
  )
}
