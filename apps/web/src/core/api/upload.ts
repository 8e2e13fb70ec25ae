import { randomId } from './random-id'

interface Sending {
  method: string
  headers: Headers
  body: XMLHttpRequestBodyInit | undefined
  signal: AbortSignal
}

/** Like fetch, and tells how much of the body has been sent: 0 to 1, which is all of it. */
export function sendTelling(
  url: string,
  { method, headers, body, signal }: Sending,
  tell: (sent: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    headers.forEach((value, name) => request.setRequestHeader(name, value))
    request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
      lengthComputable && tell(loaded / total)
    request.upload.onload = () => tell(1)
    request.onload = () => resolve(new Response(request.responseText || null, { status: request.status }))
    request.onerror = () => reject(new TypeError('The request got no answer'))
    request.onabort = () => reject(new DOMException('The request was given up', 'AbortError'))
    signal.addEventListener('abort', () => request.abort())
    if (signal.aborted) reject(new DOMException('The request was given up', 'AbortError'))
    else request.send(body)
  })
}

/** The body of a multipart call: what is not text travels as JSON, files after the fields. */
export function multipartBody(fields: object, fileField: string, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null)
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  }
  for (const file of files) form.append(fileField, file)
  return form
}

const known = new WeakMap<File, string>()

/** Names the very file that was chosen: another one may have the same name and size. */
export function fileId(file: File): string {
  const id = known.get(file) ?? randomId()
  known.set(file, id)
  return id
}
