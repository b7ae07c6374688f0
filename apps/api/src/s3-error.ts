/** Statuses and messages of the error codes, named as in Amazon S3. */
const CODES = {
  AccessDenied: [403, 'Access denied.'],
  AuthorizationHeaderMalformed: [400, 'The authorization header is malformed.'],
  AuthorizationQueryParametersError: [400, 'The query parameters of the signature are malformed.'],
  BucketAlreadyOwnedByYou: [409, 'The bucket exists already, and you can use it.'],
  BadDigest: [400, 'The checksum does not match the received bytes.'],
  EntityTooLarge: [400, 'The upload is larger than the maximum size.'],
  EntityTooSmall: [400, 'A part is smaller than 5 MB and not the last one.'],
  ExpiredToken: [400, 'The credentials have expired.'],
  IncompleteBody: [400, 'The request ended before the number of bytes that it announced.'],
  InsufficientStorage: [507, "The server's storage is full. Nothing was saved, but you can still read."],
  InternalError: [500, 'Something went wrong on our side. Please try again.'],
  InvalidAccessKeyId: [403, 'The access key does not exist.'],
  InvalidArgument: [400, 'An argument is invalid.'],
  InvalidDigest: [400, 'The Content-MD5 is invalid.'],
  InvalidPart: [400, 'A part is missing, or its ETag is another one.'],
  InvalidPartOrder: [400, 'The parts are not in ascending order.'],
  InvalidRange: [416, 'The requested range is beyond the end of the object.'],
  InvalidRequest: [400, 'The request is invalid.'],
  InvalidToken: [400, 'The session token is malformed.'],
  InvalidURI: [400, 'A key cannot have “..”, “.” or empty segments, backslashes or control characters.'],
  KeyTooLongError: [400, 'The key is longer than 1024 bytes.'],
  MalformedXML: [400, 'The XML is not well-formed or has another structure.'],
  MissingContentLength: [411, 'The Content-Length header is missing.'],
  NoSuchBucketPolicy: [404, 'The bucket has no policy.'],
  NoSuchBucket: [404, 'The bucket does not exist.'],
  NoSuchCORSConfiguration: [404, 'The bucket has no CORS rules of its own.'],
  NoSuchLifecycleConfiguration: [404, 'The bucket has no rules for the age of objects.'],
  NoSuchTagSet: [404, 'The bucket has no tags.'],
  ObjectLockConfigurationNotFoundError: [404, 'The bucket locks no objects.'],
  ServerSideEncryptionConfigurationNotFoundError: [404, 'The bucket has no rule for encryption.'],
  NoSuchKey: [404, 'The key does not exist.'],
  NoSuchUpload: [404, 'The multipart upload does not exist: it was completed, aborted or removed.'],
  NotImplemented: [501, 'This is not implemented.'],
  OperationAborted: [409, 'Another request changed this at the same time. Try again.'],
  PreconditionFailed: [412, 'A precondition does not hold.'],
  QuotaExceeded: [403, 'Your storage is full. Delete files that you no longer need, or ask for more storage.'],
  RequestTimeTooSkewed: [403, "The clock of the client differs from the server's by more than 15 minutes."],
  ServiceUnavailable: [503, 'The database cannot be reached. Try again in a minute.'],
  SignatureDoesNotMatch: [403, 'The signature does not match the request.'],
  XAmzContentSHA256Mismatch: [400, 'The SHA-256 of the received bytes is not the signed one.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

/** Error code of the embedded S3 endpoint. */
export type S3ErrorCode = keyof typeof CODES

/** Error that the embedded S3 endpoint sends to the client. The message defaults to that of its code. */
export class S3Error extends Error {
  override readonly name = 'S3Error'
  readonly code: S3ErrorCode
  readonly status: number

  constructor(code: S3ErrorCode, message: string = CODES[code][1]) {
    super(message)
    this.code = code
    this.status = CODES[code][0]
  }
}
