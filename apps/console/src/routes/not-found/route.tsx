import { Button, NotFound, SearchInput } from '@placard/ui'
import { type FormEvent, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { paths } from '../../paths.js'
import { useCrumbs } from '../../shell/crumbs.js'
import { PageTitle } from '../../shell/page-title.js'

/** Unknown URL: offers a search for campaigns by name. */
export default function NotFoundRoute() {
  useCrumbs([{ label: 'Not found' }])
  return (
    <>
      <PageTitle>Page not found</PageTitle>
      <NotFound action={<CampaignSearch />}>
        <Link to={paths.campaigns} className="mt-4 rounded-bar text-brand-ink text-dense hover:underline">
          Go to campaigns
        </Link>
      </NotFound>
    </>
  )
}

function CampaignSearch() {
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
        <SearchInput ref={input} aria-label="Search campaigns" placeholder="Campaign name" className="w-64" />
        <Button type="submit">Search</Button>
      </form>
    </search>
  )
}
