import { Navigate, useParams } from 'react-router-dom'
import { paths } from '../../paths.js'

/** A campaign opens on its report. */
export default function CampaignRoute() {
  const { campaignID = '' } = useParams()
  return <Navigate to={paths.reporting(campaignID)} replace />
}
