import {
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import {
  comparableKey,
  type FileList,
  findDirectory,
  type ListedPage,
  linkSeconds,
  listFiles,
  type StoredObject,
  spellLikeExisting,
} from '@placard/domain/internal/files'
import { type FileAccess, type FileAccessSettings, findFileAccess } from './file-access.js'
import { createFileClient } from './file-client.js'
import { explained } from './file-error.js'

/** Open bucket. Keys of its functions are relative to the prefix of the access. */
export interface FileStore {
  access: FileAccess
  client: S3Client
}

/** Opens the bucket of the settings. Throws a `FileStoreError` without credentials. */
export const openFileStore = (settings: FileAccessSettings): Promise<FileStore> =>
  explained(settings, async () => {
    const access = await findFileAccess(settings)
    return { access, client: createFileClient(access) }
  })

/** Bucket and key of an object, as requests name them. */
export const createObjectName = ({ access }: FileStore, key: string) => ({
  Bucket: access.bucket,
  Key: access.prefix + key,
})

/** Decodes a listed key; S3 encodes keys, because XML cannot contain all of their characters. */
const decodeKey = (key: string, encoding: string | undefined) =>
  encoding === 'url' ? decodeURIComponent(key.replaceAll('+', ' ')) : key

interface PageRequest {
  /** Start of the listed keys. */
  start: string
  /** True to list all keys below, instead of one directory. */
  isDeep: boolean
  token: string | undefined
  signal: AbortSignal | undefined
}

async function listPage(
  { access, client }: FileStore,
  { start, isDeep, token, signal }: PageRequest,
): Promise<ListedPage & { next: string | undefined }> {
  const { prefix, bucket } = access
  const answer = await client.send(
    new ListObjectsV2Command({
      Bucket: bucket,
      Prefix: prefix + start,
      EncodingType: 'url',
      ...(!isDeep && { Delimiter: '/' }),
      ...(token !== undefined && { ContinuationToken: token }),
    }),
    { ...(signal && { abortSignal: signal }) },
  )
  const relative = (key: string) => decodeKey(key, answer.EncodingType).slice(prefix.length)
  return {
    folders: (answer.CommonPrefixes ?? []).flatMap(({ Prefix }) => (Prefix === undefined ? [] : [relative(Prefix)])),
    objects: (answer.Contents ?? []).flatMap(({ Key, Size = 0, LastModified }) =>
      Key === undefined ? [] : [{ key: relative(Key), size: Size, modified: LastModified?.toISOString() }],
    ),
    next: answer.IsTruncated ? answer.NextContinuationToken : undefined,
  }
}

/** Options of a long list. */
interface ListOptions {
  signal?: AbortSignal | undefined
  /** Called with the list so far: after the first page, then whenever it has doubled, because each call sorts it. */
  onPart?: (list: FileList) => void
}

/** Lists a directory, page by page. */
export async function listDirectory(
  store: FileStore,
  directory: string,
  { signal, onPart }: ListOptions = {},
): Promise<FileList> {
  const pages: ListedPage[] = []
  let token: string | undefined
  let nextPart = 1
  do {
    const { next, ...page } = await listPage(store, { start: directory, isDeep: false, token, signal })
    pages.push(page)
    token = next
    if (next !== undefined && pages.length >= nextPart) {
      nextPart = pages.length * 2
      onPart?.(listFiles(directory, pages, true))
    }
  } while (token !== undefined)
  return listFiles(directory, pages, false)
}

/** Lists the first page of a directory only. */
export async function peekDirectory(store: FileStore, directory: string): Promise<FileList> {
  const { next, ...page } = await listPage(store, {
    start: directory,
    isDeep: false,
    token: undefined,
    signal: undefined,
  })
  return listFiles(directory, [page], next !== undefined)
}

/** Lists all objects whose keys start with a text, in all folders. */
export async function listObjects(store: FileStore, start: string, signal?: AbortSignal): Promise<StoredObject[]> {
  const objects: StoredObject[] = []
  let token: string | undefined
  do {
    const page = await listPage(store, { start, isDeep: true, token, signal })
    objects.push(...page.objects)
    token = page.next
  } while (token !== undefined)
  return objects
}

/** Returns the objects of items: files themselves, and all objects below folders. */
export async function expandItems(
  store: FileStore,
  items: readonly { id: string; size?: number; modified?: Date | string | number }[],
  signal?: AbortSignal,
): Promise<StoredObject[]> {
  const objects: StoredObject[] = []
  for (const { id, size = 0, modified } of items)
    if (id.endsWith('/')) objects.push(...(await listObjects(store, id, signal)))
    else
      objects.push({ key: id, size, modified: modified === undefined ? undefined : new Date(modified).toISOString() })
  return objects
}

/** New keys, spelled like names that are there already, and the objects that they may conflict with. */
export interface NewKeys {
  keys: string[]
  existing: Map<string, StoredObject>
  /** Returns whether an object has a key, or one that looks the same. */
  isTaken: (key: string) => boolean
}

/**
 * Compares new keys with what exists: the objects of the directory, and all below its folders that get new objects.
 * @param listed Content of the directory.
 */
export async function compareKeys(
  store: FileStore,
  directory: string,
  listed: FileList,
  given: readonly string[],
  signal?: AbortSignal,
): Promise<NewKeys> {
  const existing = new Map<string, StoredObject>()
  const names = listed.files.map(({ id }) => id)
  const keys = spellLikeExisting(given, names)
  for (const { id, kind, size = 0, modified } of listed.files)
    if (kind === 'file') existing.set(id, { key: id, size, modified })
  const nested = keys.filter((key) => findDirectory(key) !== directory)
  const folders = new Set(nested.map((key) => key.slice(0, key.indexOf('/', directory.length) + 1)))
  for (const folder of folders)
    if (listed.files.some(({ id }) => id === folder))
      for (const object of await listObjects(store, folder, signal)) existing.set(object.key, object)
  const existingKeys = new Set([...names, ...existing.keys()].map(comparableKey))
  return {
    keys: spellLikeExisting(keys, [...names, ...existing.keys()]),
    existing,
    isTaken: (key) => existingKeys.has(comparableKey(key)),
  }
}

/** Creates an empty folder: an object whose key ends with a slash. */
export const createFolder = ({ client, ...store }: FileStore, key: string) =>
  client.send(new PutObjectCommand({ ...createObjectName({ client, ...store }, key), Body: '', ContentLength: 0 }))

/** Facts about an object. */
export interface ObjectFacts {
  contentType: string | undefined
  size: number
  modified: string | undefined
  etag: string | undefined
  storageClass: string | undefined
  /** Metadata that was stored with the object. */
  metadata: Readonly<Record<string, string>>
}

/** Reads the facts about an object. */
export async function readFacts(store: FileStore, key: string, signal?: AbortSignal): Promise<ObjectFacts> {
  const head = await store.client.send(new HeadObjectCommand(createObjectName(store, key)), {
    ...(signal && { abortSignal: signal }),
  })
  return {
    contentType: head.ContentType,
    size: head.ContentLength ?? 0,
    modified: head.LastModified?.toISOString(),
    etag: head.ETag?.replaceAll('"', ''),
    storageClass: head.StorageClass,
    metadata: head.Metadata ?? {},
  }
}

/** Content of an object that is loading. */
export interface ObjectContent {
  contentType: string | undefined
  stream: () => ReadableStream<Uint8Array>
  bytes: () => Promise<Uint8Array<ArrayBuffer>>
}

/**
 * Loads an object.
 * @param bytes Number of bytes from its start. @default all
 */
export async function readObject(
  store: FileStore,
  key: string,
  { signal, bytes }: { signal?: AbortSignal | undefined; bytes?: number } = {},
): Promise<ObjectContent> {
  const { Body, ContentType } = await store.client.send(
    new GetObjectCommand({
      ...createObjectName(store, key),
      ...(bytes !== undefined && { Range: `bytes=0-${bytes - 1}` }),
    }),
    { ...(signal && { abortSignal: signal }) },
  )
  if (!Body) throw new Error('The file has no content.')
  return {
    contentType: ContentType,
    stream: () => Body.transformToWebStream() as ReadableStream<Uint8Array>,
    bytes: async () => (await Body.transformToByteArray()) as Uint8Array<ArrayBuffer>,
  }
}

/** Link to a file that works for a limited time without signing in. */
export interface FileLink {
  url: string
  /** Time in ms since 1970 at which it ends. */
  endsAt: number
}

/**
 * Signs a link to a file.
 * @param fileName Saves the file under this name instead of opening it.
 */
export async function linkTo(store: FileStore, key: string, fileName?: string): Promise<FileLink> {
  const { expiration } = await store.client.config.credentials()
  const seconds = linkSeconds(expiration, Date.now())
  const command = new GetObjectCommand({
    ...createObjectName(store, key),
    ...(fileName !== undefined && {
      ResponseContentDisposition: `attachment; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`,
    }),
  })
  return {
    url: await getSignedUrl(store.client, command, { expiresIn: seconds }),
    endsAt: Date.now() + seconds * 1000,
  }
}
