import { ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { fromCognitoIdentityPool } from '@aws-sdk/credential-providers'
import { DEMO_USERS } from '@placard/domain/demo'
import { expect, it } from 'vitest'
import { startCognitoServer } from '../../../../e2e/cognito-server.js'
import { startS3App } from '../testing/s3-app.js'
import { describeApi } from '../testing/test-app.js'

describeApi('credentials of an identity pool', (api) => {
  it('open the embedded S3 endpoint, as those of Amazon Cognito open a bucket', async () => {
    const s3 = await startS3App(api().context)
    const given = await s3.credentialsOf(DEMO_USERS[0].email)
    const cognito = await startCognitoServer(() => s3.credentialsOf(DEMO_USERS[0].email))
    const credentials = fromCognitoIdentityPool({
      identityPoolId: 'us-east-1:11111111-1111-1111-1111-111111111111',
      clientConfig: { region: 'us-east-1', endpoint: cognito.url },
    })
    const client = new S3Client({
      region: given.region,
      endpoint: given.endpoint ?? '',
      forcePathStyle: true,
      credentials,
    })
    const { bucket: Bucket, prefix: Prefix } = given
    await client.send(new PutObjectCommand({ Bucket, Key: `${Prefix}from-pool`, Body: 'x' }))
    const { Contents } = await client.send(new ListObjectsV2Command({ Bucket, Prefix }))
    expect(Contents?.map(({ Key }) => Key)).toEqual([`${Prefix}from-pool`])
    client.destroy()
    await cognito.close()
    await s3.close()
  })
})
