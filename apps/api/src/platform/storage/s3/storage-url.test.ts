import { expect, test } from 'vitest'
import { readEnv } from '../../env'
import { parseStorageUrl } from './storage-url'

const usual = {
  region: 'us-east-1',
  bucket: 'escritorio',
  prefix: '',
  pathStyle: true,
  accessKeyId: 'AKIA',
  secretAccessKey: 'segredo',
}

test.each([
  ['s3://AKIA:segredo@s3.exemplo.com/escritorio', { ...usual, endpoint: 'https://s3.exemplo.com' }],
  ['s3://AKIA:segredo@10.0.0.5:9000/escritorio/?tls=false', { ...usual, endpoint: 'http://10.0.0.5:9000' }],
  [
    's3://AKIA:segredo@s3.exemplo.com/escritorio/lavra/arquivos?region=sa-east-1&path_style=false',
    {
      ...usual,
      endpoint: 'https://s3.exemplo.com',
      region: 'sa-east-1',
      prefix: 'lavra/arquivos/',
      pathStyle: false,
    },
  ],
  [
    's3://AKIA:wJalr/K7+MD@ENG/bPx@s3.exemplo.com/escritorio',
    { ...usual, endpoint: 'https://s3.exemplo.com', secretAccessKey: 'wJalr/K7+MD@ENG/bPx' },
  ],
  [
    's3://AKIA:wJalr%2FK7%2BMD@s3.exemplo.com/escritorio',
    { ...usual, endpoint: 'https://s3.exemplo.com', secretAccessKey: 'wJalr/K7+MD' },
  ],
])('%s is understood', (url, target) => {
  expect(parseStorageUrl(url)).toEqual(target)
})

test.each([
  '',
  's3://',
  'https://AKIA:segredo@s3.exemplo.com/escritorio',
  's3://s3.exemplo.com/escritorio',
  's3://AKIA@s3.exemplo.com/escritorio',
  's3://AKIA:segredo@s3.exemplo.com',
  's3://AKIA:segredo@s3.exemplo.com/',
  's3://AKIA:segredo@s3.exemplo.com/Escritorio',
  's3://AKIA:segredo@s3 exemplo/escritorio',
  's3://AKIA:segredo@s3.exemplo.com/escritorio?tls=talvez',
  's3://AKIA:segredo@s3.exemplo.com/escritorio?regiao=x',
  's3://AKIA:segredo@s3.exemplo.com/escritorio?region=A B',
])('%s is refused in one line that names the setting and no secret', (url) => {
  expect(parseStorageUrl(url)).toBeNull()
  if (url === '') return
  let said = ''
  try {
    readEnv({
      DATA_DIR: '/nonexistent/x',
      JWT_SECRET: 'x'.repeat(32),
      AUDIT_KEY: 'x'.repeat(32),
      STORAGE_URL: url,
    })
  } catch (error) {
    said = String(error)
  }
  expect(said).toMatch(/^SettingError: STORAGE_URL precisa ter a forma s3:\/\/.+$/)
  expect(said).not.toMatch(/segredo@|AKIA/)
})
