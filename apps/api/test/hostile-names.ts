export interface HostileName {
  what: string
  /** The file's part of the Content-Disposition header, as a sender may write it. */
  disposition: string
  /** The name that is kept; null where no file may be kept. */
  name: string | null
}

const quoted = (what: string, given: string, name: string | null): HostileName => ({
  what,
  disposition: `filename="${given}"`,
  name,
})
const extended = (what: string, given: string, name: string | null): HostileName => ({
  what,
  disposition: `filename*=UTF-8''${given}`,
  name,
})

/** Names that try to leave the folder, break the header or hide what they are; each as a text file. */
export const hostileNames: HostileName[] = [
  quoted('a way up', '../../../etc/cron.d/a.txt', 'a.txt'),
  quoted('a way up on Windows', '..\\..\\..\\Windows\\a.txt', 'a.txt'),
  quoted('an absolute path', '/etc/passwd.txt', 'passwd.txt'),
  quoted('a drive', 'C:\\Users\\ana\\a.txt', 'a.txt'),
  quoted('a network path', '\\\\servidor\\pasta\\a.txt', 'a.txt'),
  extended('an encoded way up', '..%2f..%2fetc%2fpasswd.txt', 'passwd.txt'),
  quoted('a way up encoded twice', '..%252f..%252fa.txt', '..%252f..%252fa.txt'),
  extended('a NUL', 'a%00.exe%00.txt', 'a.exe.txt'),
  extended('a bell and a delete', 'a%07b%7f.txt', 'ab.txt'),
  extended('an injected header', 'a%22%0d%0aX-Mau: 1%0d%0a.txt', null),
  quoted('an injected parameter', 'a.txt\\"; filename=\\"b.exe', null),
  quoted('a parameter inside', 'a; filename=b.txt', 'a; filename=b.txt'),
  quoted('an extended parameter inside', "a; filename*=UTF-8''b.txt", "a; filename*=UTF-8''b.txt"),
  quoted('quotation marks', 'a \\"citada\\" b.txt', 'a "citada" b.txt'),
  quoted('percent signs', '100%41 %zz %.txt', '100%41 %zz %.txt'),
  quoted('a right-to-left override', 'contrato\u202etxt.exe', null),
  quoted('an override before the end', 'contrato\u202efdp.txt', 'contratofdp.txt'),
  quoted('isolates and marks', '\u2066a\u2069\u200f\u200b\ufeff.txt', 'a.txt'),
  quoted('a line separator', 'a\u2028b\u2029.txt', 'ab.txt'),
  quoted('a name of Windows', 'CON.txt', 'CON.txt'),
  quoted('a device of Windows', 'LPT1.txt', 'LPT1.txt'),
  quoted('full stops and blanks at the end', 'a.txt. . .', 'a.txt'),
  quoted('a hidden second kind', 'a.txt.exe', null),
  quoted('a stream of NTFS', 'a.txt:b.exe', null),
  quoted('only an extension', '.txt', 'arquivo.txt'),
  quoted('only dots', '...', null),
  quoted('a thousand letters', `${'a'.repeat(1000)}.txt`, `${'a'.repeat(251)}.txt`),
  quoted('a thousand Chinese characters', `${'漢'.repeat(1000)}.txt`, `${'漢'.repeat(83)}.txt`),
  quoted('a family of emoji', '👨‍👩‍👧‍👦 ação.txt', '👨‍👩‍👧‍👦 ação.txt'),
  quoted('combining accents', 'Petic\u0327a\u0303o.txt', 'Petição.txt'),
  quoted('markup', '<img src=x onerror=alert(1)>.txt', '<img src=x onerror=alert(1)>.txt'),
  quoted('SQL', "'; drop table documents; --.txt", "'; drop table documents; --.txt"),
  quoted('a shell', '$(rm -rf ~) `id` | x.txt', '$(rm -rf ~) `id` | x.txt'),
  quoted('a tilde and a dash', '-rf ~.txt', '-rf ~.txt'),
]
