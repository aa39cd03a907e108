/** Cells as programs put them on the clipboard: LibreOffice 7.4 as it wrote them, the others in the form that they write. */
const body = {
  excel: `<tr height=20 style='height:15.0pt'>
  <td height=20 class=xl65 width=121 style='height:15.0pt;width:91pt'>Tên sản phẩm</td>
  <td class=xl65 width=64 style='width:48pt'>Mã hàng</td>
  <td class=xl65 width=64 style='width:48pt'>Giá</td>
  <td class=xl65 width=64 style='width:48pt'>Ngày nhập</td>
  <td class=xl65 width=64 style='width:48pt'>Ghi chú</td>
 </tr>
 <tr height=40 style='height:30.0pt'>
  <td height=40 style='height:30.0pt'>Áo khoác
  Uniqlo</td>
  <td class=xl66>007</td>
  <td class=xl67 align=right>1.250.000<span style='mso-spacerun:yes'>&nbsp;</span>₫</td>
  <td class=xl68 align=right>12/09/2025</td>
  <td class=xl69 width=121 style='width:91pt'>Dòng 1<br>
    Dòng &quot;2&quot;</td>
 </tr>`,
  sheets: `<tr style="height:21px;"><td style="overflow:hidden" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Tên sản phẩm&quot;}">Tên sản phẩm</td><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Mã hàng&quot;}">Mã hàng</td><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Giá&quot;}">Giá</td><td>Ngày nhập</td><td>Ghi chú</td></tr><tr style="height:21px;"><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Áo khoác Uniqlo&quot;}">Áo khoác Uniqlo</td><td data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;007&quot;}" data-sheets-numberformat="{&quot;1&quot;:1}">007</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:1250000}" data-sheets-numberformat="{&quot;1&quot;:4,&quot;2&quot;:&quot;[$₫]#,##0.0,,\\&quot; tr\\&quot;&quot;}">1,3 tr</td><td data-sheets-value="{&quot;1&quot;:3,&quot;3&quot;:45912}" data-sheets-numberformat="{&quot;1&quot;:5,&quot;2&quot;:&quot;dd/mm/yyyy&quot;}">12/09/2025</td><td style="white-space:pre-wrap;" data-sheets-value="{&quot;1&quot;:2,&quot;2&quot;:&quot;Dòng 1\\nDòng \\&quot;2\\&quot;&quot;}">Dòng 1<br/>Dòng &quot;2&quot;</td></tr>`,
} as const

export const excelHtml = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:x="urn:schemas-microsoft-com:office:excel">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=ProgId content=Excel.Sheet></head>
<body link="#0563C1" vlink="#954F72">
<table border=0 cellpadding=0 cellspacing=0 width=377 style='border-collapse:collapse;width:283pt'>
<!--StartFragment-->
 <col width=121><col width=64 span=4>
 ${body.excel}
<!--EndFragment-->
</table></body></html>`

export const sheetsHtml = `<meta charset='utf-8'><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody>${body.sheets}</tbody></table>`

/** The text of the same cells: Excel and Google Sheets quote cells with line breaks. */
export const excelText =
  'Tên sản phẩm\tMã hàng\tGiá\tNgày nhập\tGhi chú\r\nÁo khoác Uniqlo\t007\t1.250.000 ₫\t12/09/2025\t"Dòng 1\nDòng ""2"""\r\n'

export const libreOfficeHtml = `<!DOCTYPE html>

<html>
<head>
	
	<meta http-equiv="content-type" content="text/html; charset=utf-8"/>
	<title></title>
	<meta name="generator" content="LibreOffice 7.4.7.2 (Linux)"/>
	<meta name="created" content="00:00:00"/>
	<meta name="changed" content="00:00:00"/>
	<meta name="AppVersion" content="15.0000"/>
	
	<style type="text/css">
		body,div,table,thead,tbody,tfoot,tr,th,td,p { font-family:"DejaVu Sans"; font-size:x-small }
		a.comment-indicator:hover + comment { background:#ffd; position:absolute; display:block; border:1px solid black; padding:0.5em;  } 
		a.comment-indicator { background:red; display:inline-block; border:1px solid black; width:0.5em; height:0.5em;  } 
		comment { display:none;  } 
	</style>
	
</head>

<body>
<table cellspacing="0" border="0">
	<colgroup width="121"></colgroup>
	<colgroup width="68"></colgroup>
	<colgroup width="69"></colgroup>
	<colgroup width="97"></colgroup>
	<colgroup width="88"></colgroup>
	<colgroup width="150"></colgroup>
	<colgroup width="94"></colgroup>
	<colgroup width="76"></colgroup>
	<colgroup width="72"></colgroup>
	<colgroup width="71"></colgroup>
	<tr>
		<td height="17" align="left" valign=bottom>Tên sản phẩm</td>
		<td align="left" valign=bottom>Mã hàng</td>
		<td align="left" valign=bottom>Giá</td>
		<td align="left" valign=bottom>Cân nặng (g)</td>
		<td align="left" valign=bottom>Ngày nhập</td>
		<td align="left" valign=bottom>Lúc</td>
		<td align="left" valign=bottom>Giờ</td>
		<td align="left" valign=bottom>Đang bán</td>
		<td align="left" valign=bottom>Màu sắc</td>
		<td align="left" valign=bottom>Ghi chú</td>
	</tr>
	<tr>
		<td height="17" align="left" valign=bottom>Áo khoác Uniqlo</td>
		<td align="left" valign=bottom sdnum="1033;0;@">007</td>
		<td align="right" valign=bottom sdval="5290" sdnum="1033;">5290</td>
		<td align="right" valign=bottom sdval="1200.345" sdnum="1033;">1200.345</td>
		<td align="right" valign=bottom sdval="45912" sdnum="1033;0;YYYY-MM-DD">2025-09-12</td>
		<td align="right" valign=bottom sdval="45912.5729166667" sdnum="1033;0;YYYY-MM-DD HH:MM:SS">2025-09-12 13:45:00</td>
		<td align="right" valign=bottom sdval="0.395833333333333" sdnum="1033;0;HH:MM:SS AM/PM">09:30:00 AM</td>
		<td align="left" valign=bottom>Đang bán</td>
		<td align="left" valign=bottom>Đỏ, Xanh</td>
		<td align="left" valign=bottom>Dòng 1<br>Dòng &quot;2&quot;</td>
	</tr>
	<tr>
		<td height="17" align="left" valign=bottom>ソニー ヘッドホン</td>
		<td align="left" valign=bottom>A-1</td>
		<td align="right" valign=bottom sdval="1250000" sdnum="1033;">1250000</td>
		<td align="right" valign=bottom sdval="0.5" sdnum="1033;">0.5</td>
		<td align="right" valign=bottom sdval="46024" sdnum="1033;0;YYYY-MM-DD">2026-01-02</td>
		<td align="right" valign=bottom sdval="46024" sdnum="1033;0;YYYY-MM-DD HH:MM:SS">2026-01-02 00:00:00</td>
		<td align="right" valign=bottom sdval="0.878472222222222" sdnum="1033;0;HH:MM:SS AM/PM">09:05:00 PM</td>
		<td align="left" valign=bottom>Tạm dừng</td>
		<td align="left" valign=bottom><br></td>
		<td align="left" valign=bottom>'=1+1</td>
	</tr>
</table>
<!-- ************************************************************************** -->
</body>

</html>`

/** A workbook that LibreOffice 7.4 wrote from a CSV file, with texts, numbers, dates and times of day. */
export const libreOfficeXlsx =
  'UEsDBBQACAgIADCNdl0AAAAAAAAAAAAAAAALAAAAX3JlbHMvLnJlbHOtks9KAzEQh+99ipB7d7YVRGSzvYjQm0h9gJjM/mE3mTAZdX17gwhaqaUHj0l+8803Q5rdEmb1ipxHikZvqlorjI78GHujnw736xu9a1fNI85WSiQPY8qq1MRs9CCSbgGyGzDYXFHCWF464mClHLmHZN1ke4RtXV8D/2To9oip9t5o3vuNVof3hJewqetGh3fkXgJGOdHiV6KQLfcoRi8zvBFPz0RTVaAaTrtsL3f5e04IKNZbseCIcZ24VLOMmL91PLmHcp0/E+eErv5zObgIRo/+vJJN6cto1cDRJ2g/AFBLBwhmqoK34AAAADsCAABQSwMEFAAICAgAMI12XQAAAAAAAAAAAAAAAA8AAAB4bC93b3JrYm9vay54bWyNU9tymzAQfe9XMHq3udihtsc44+IwyUxvE6fJs4DFqBYSI61jO53+exdh0nTahz4A2ovOnt09LK9PjfSewVihVcLCccA8UIUuhdol7NtDNpoxzyJXJZdaQcLOYNn16t3yqM0+13rv0X1lE1Yjtgvft0UNDbdj3YKiSKVNw5FMs/Nta4CXtgbARvpREMR+w4ViPcLC/A+GripRwEYXhwYU9iAGJEdib2vRWrZaVkLCY9+Qx9v2M2+IdsplwfzVK+2vxst5sT+0GWUnrOLSAjVa6+OX/DsUSB1xKZlXcoRwHkyHlD8gNFImlSFn53gUcLS/453pEG+1ES9aIZfbwmgpE4bmcKlGRFEU/4psu0E98NwOztOTUKU+JoxWdH5zPrrjkyixpgXGk9l08N2C2NWYsFk4j5iHPL/vBpWwOKBrlTAWXRGHwqmTZ6B6nUUN+W86cjsbvp5yA91pXdqOKbnuSirsZIIUeRZW5JIIm4WggLkrIwc4oFC3BY1fIBjKT/VBEYOwo2Sg+qRLglgT2iX+upuLvQGJnDiOgyDsYOGEHy2670VIUtP5LzFJkRvo5eOUxLyDEQn78T6O4nQWR6NoHU5GYXhzNfowmV6Nspsso7mlm3Se/SRVOdQFPWlP36KhX+Qequ2ZNnvqFbZ2lHzK6t+OmT8IYvULUEsHCJDGGVL5AQAAbQMAAFBLAwQUAAgICAAwjXZdAAAAAAAAAAAAAAAADQAAAHhsL3N0eWxlcy54bWztWFtP2zAUft+vsPwOSUtvoDSMgTrtgakaZZq07sEkTuPhS2S70PDr58RJmgBlU8a0IqUv9jk+3zlfvsSX2jvdMArusFRE8CnsHboQYB6IkPDVFF4vZgcTCJRGPERUcDyFKVbw1H/nKZ1SfBVjrIHJwNUUxlonJ46jghgzpA5FgrkZiYRkSBtTrhyVSIxClYEYdfquO3IYIhz6Hl+zGdMKBGLN9RQOKxewzafQcBsNILDpzkVoqHzEHEtEofNs8LAZ/H5H2KgZlprf8oCx5UEY7kCMdyOWII5PGDtRagd20sSW0UtwdunMLzOQU0jhe5HgW0UG0Dp8Tz2AO0RNMjevgRi29gX+ib6uwRXiefEIMUJTO9TPE1v4y0nOJLGC1uHu3sDzJpOGUFpJ04fW4XsJ0hpLPjMGKPqLNDE6c/Pp2jR53G+iVxKlvf6wBsgbU/dGyNBMlbJyD5YuEBK0EhzR62QKI0QVhpXrQtzz0ul7FEfaJJZkFWetFomTJdFaMNMpMVlpm7nqmPIBpvQqm3ffou3TuybpJno6T3humOmccS+6NlNhoCSh6UxkSbRc48LxIQ9puM4oWXGGHwXOpdA40Pmykbt9D5WBIBaSPJjU2QtcFdM0W2U0CTKXfV4INN7oL0Ijm8VwupcoWRhnJSLhYV7YjKlYEn67EDNSDRuZkooGoCK4xWFJMiahgdYinU30SCl3q1OvrU4Fz8dC1d11pcrP4O2Q6XdkdpBpPbc6Mh2ZjkxHpiPThszgaJ92ykFvr9gM9opNf5/YHP9nMk79+G4P87Vz/KjtMX4TPWVe5/OX1N/amb74499Kttd74W9PtVH3sbWRbdzJ1ka2SSdbG9na7wh/vrTtuOL5F6LZUq+tmVPsrLX7ssYuW3lBdvM4hZ+zC1lak+1mTagm3FrOU8C5YAyV8b1hA3C0EwC+uz8q0KgBGj0LWkuJeZBWmHEDM3gJ06g1aeDGz+HmWAbmHVSQ4wbE3oRuxTTG9vbf/wVQSwcIbBQ/ovECAABCGAAAUEsDBBQACAgIADCNdl0AAAAAAAAAAAAAAAAYAAAAeGwvd29ya3NoZWV0cy9zaGVldDEueG1svVjbbts4EH3frxD00KetrpYvqe0iceKkQdoE67QF9o2WqJgbSVRJyk7y9R2SulkSFt1FUj3Y5vBwzswcitJ4/vEpTYw9ZpzQbGG6lmMaOAtpRLKHhfn1fv1+ahpcoCxCCc3wwnzG3Py4/GN+oOyR7zAWBjjI+MLcCZGf2DYPdzhF3KI5zmAmpixFAobsweY5wyhSi9LE9hxnbKeIZKb2cMJ+xQeNYxLicxoWKc6EdsJwggSEz3ck55W3p+iX/EUMHSDVKp5WiOd6pvbnjnr+UhIyymksrJCmZWj9LGf27CjPJ+b9P09uAKnuiVTKq5yl4a9kmSL2WOTvwXcOldqShIhnlbC5nCv/d8yISSIw+0wjEDlGCccwl6MHvMHia67mxT29A0M1bS/ndrl4OY8I6CEjMxiOF+ape3LtS4QCfCP4wFu/Db6jhzXEVySIV+6U8ZKR6IZkGKyCFaXxL3pY0eQKagHbtD3xN4aiVQZGHnYQ4Q2ORe1SoO0GJzgUOGqvuy1EAiSb53RLk9pBhGNUJEKGAHSUVfY9RLwwM1nOBFzSXFKscJLINE0jlNhP4H88Mo0XStNNiBIokus4rfEXtbxrleW8Qc+0UGUBFzApb6wtpY/SIt06UiOVhKxujuRNWAZhGgise9wE04z1UoP/KPVo5JKO278rZdZqw4DSZSGgCN9JJHYyaMuZeo7vekFdJhDlCsuSw7RnwSHxAmJUlrL8VNf5Bu9xAngVUNsGDDo/+yiA5RxqytWnrG6Cci71K52GBRc0LSPTCu1IFOFskFZxpugJooRvkqlvLp6lQrLYZYIjy5vKCr0upVdSegOUU8uZvD6jXzL6g4zu7PUZRyXjaKisrjV6g7IGJWUwROlY/htQjkvK8RDlxBq/QWEnJeVkuLCu+/qU05JyOrh7Zt7rM85KxtkgYzB+fUbXqc4BZ5BzpB5btj6B9IsAEmg5Z/RgMHV6aGZ9WNVkzTnYiUKj/+VgVPS9/CBtSSfPdK4QsJiDdb905vZeBlgizvoI9xix6iO8Y8R5H+EfIy76iNExYt1HBMeIyz5ifIy46iMmx4hPfcT0GHHdR8xqhA0q1lJ6v1lKry9UV0sNcduQrphtL5kuszfr+Dnvg1x427P8UUeSCw30WsBRMHM722OtUX4XZQUTb+aO4eqodKkXjFoLgHwWTP3m6ijfL05X+YHydeK81pCgDfGHtfd/s/Z+P/jO/XM2AOmotfIHZA0cuDry93GO1VXe7ys/drzuTe33le+jLv0BuaeT6Wji1VdH7oFkO2fB9QBk0hHTbp3POSOZuM1VH2jsoFeA3q3pLR6avqJrgf6mfoBQRl5oJlCyguYSs9bjBjpkQcL+hK2bpM+IPRAgTlT34ViT6SQoW5JmCG/tqsMOvEl9wU7bUgFba2hmp1qexkFMqWiN7bpBK3JoDHLMNuQF64dpqwdRjVv1Jl8O61d305Aubpniieghu9/h7Bayhd3NCCSrOuuFmVMmGCLQcmwTFD6eZtH3HRF1L2hAH93qu0JoQFY0lS06l61ThiUv40I2PF+KdIv1o7TgeN01d6U4zwnsQJlIpUFjCWlOsDoxoRa6WmtVIyMicQw6ZUL5b8KszLdRdLFv7u/lnEaR7jCX71Caf1ipz3c/Cio+nON/0LfC2GBG4j/PoDXTZoVwPfV1OrcbB9KXDuO/+pJ1MNTvO+Ww9DK327nBsP7zZfkTUEsHCCaXhuQHBQAAwBEAAFBLAwQUAAgICAAwjXZdAAAAAAAAAAAAAAAAGgAAAHhsL19yZWxzL3dvcmtib29rLnhtbC5yZWxzrZFNa8MwDIbv/RVG98VJB2OMOL2MQa/9+AHGUeLQxDaS1rX/fi4bWwpl7NCT0Nfzvkj16jSN6ojEQwwGqqIEhcHFdgi9gf3u7eEZVs2i3uBoJY+wHxKrvBPYgBdJL1qz8zhZLmLCkDtdpMlKTqnXybqD7VEvy/JJ05wBzRVTrVsDtG4rULtzwv+wY9cNDl+je58wyA0JzXIekTPRUo9i4CsvMgf0bfnlPeU/Ih3YI8qvg59SNncJ1V9mHu96C28J261Qfuz8JPPyt5lFra/e3XwCUEsHCE/w+XrSAAAAJQIAAFBLAwQUAAgICAAwjXZdAAAAAAAAAAAAAAAAFAAAAHhsL3NoYXJlZFN0cmluZ3MueG1sjZOxbtswEIb3PsWBBYwUbSzJQ+vEkozARbK0nWwgKyOzolDrKIuUUY+JpiJDMwYoCljxlBRFgGQIILcT+yKCXqRM3aFTwYnk8f/ufh6O/vBjOoMFy2UiMCBe1yXAMBLTBOOATMaHu30CUlGc0plAFpAlk2QYPvGlVGBQlAHhSmX7jiMjzlIquyJjaG7eizylyhzz2JFZzuhUcsZUOnN6rvvSSWmCBCJRoDJl9wgUmMwLNvob6JPQl0no/ymyLzMamdomi2T5gpFwrG8QZFOvETLe1Nep76jQdx6J/1Bv9Rq4XmFspT5KdGUlHOkrBGzqB4xhJ35mxbyL9WoJaLx/z6yAN7qOLG03m69Wyl8X1Dg+0RVadm9VPPb81tIHTyDiurYS61MBH7jQVQQTMwczYUW57ivLhzabzy/gmCK30r/Wd6YxXuep5w62+868EGrQ2y5WOdqzn2153pY/oC0v27Jsy09t+aUt763og13PSjdu6iqFabP5ZjnUHZoJOQi85//kd8xfDn8DUEsHCCCwbFiJAQAACQQAAFBLAwQUAAgICAAwjXZdAAAAAAAAAAAAAAAAEQAAAGRvY1Byb3BzL2NvcmUueG1sbZHNTsMwEITvPEXke+IEJISiJJU4cKISUqnE1djb1MV/srdN+/Y4CTVF5LYz+3ls7zars1bZCXyQ1rSkKkqSgeFWSNO3ZPv+kj+RLCAzgilroCUXCGTV3TXc1dx6ePPWgUcJIYtBJtTctWSP6GpKA9+DZqGIhInNnfWaYZS+p47xL9YDvS/LR6oBmWDI6BiYu5RIfiIFT5Hu6NUUIDgFBRoMBloVFf1lEbwOiwemzg2pJV4cLKLXZqLPQSZwGIZieJjQ+P6KfqxfN9NXc2nGUXEgXSN4zT0wtL5r6K2ItYDAvXQYRz43/xhRK2b6Y5xPBybfbiYkWePkFQu4jjvaSRDPl5ix4EXLw0mOe+3KiUhyvCIcPw/Acb4/iVijRAWzfS3/7br7BlBLBwgty4yUJwEAADcCAABQSwMEFAAICAgAMI12XQAAAAAAAAAAAAAAABAAAABkb2NQcm9wcy9hcHAueG1snZBNb8IwDIbv+xVVxLVJqbqCUBq0adoJaTt0aLcqS13IlC8lKSr/fgE04IxP9mvrsf3S9aRVdgAfpDUNmuMCZWCE7aXZNeirfc+XKAuRm54ra6BBRwhozZ7op7cOfJQQskQwoUH7GN2KkCD2oHnAqW1SZ7Be85hKvyN2GKSANytGDSaSsihqAlME00OfuysQXYirQ3wU2ltxui9s26NLPEZb0E7xCIySW9rayFUrNbAiydeCvjinpOAxOcI28sfDx3kFWeAKL3A520gzTt33su7qKrsb6NILvyAiqYrZ6yhVn5eU3MNO5O3FajZ/xkWK88C/RsnNVfYHUEsHCEXR25L5AAAAmgEAAFBLAwQUAAgICAAwjXZdAAAAAAAAAAAAAAAAEwAAAFtDb250ZW50X1R5cGVzXS54bWy9VDtPwzAQ3vsrIq8odsuAEEragccIlSgzMvElMY0fst3S/nvOKVRVCSmIiMmy776XT3Y226gmWYPz0uicTOiYJKALI6SucvK0uEsvyWw6yhZbCz7BXu1zUodgrxjzRQ2Ke2osaKyUxikecOsqZnmx5BWw8/H4ghVGB9AhDZGDTLMbKPmqCcntBo93uggnyfWuL0rlhFvbyIIHLLNYZZ04B43vAa61OHKXfjijiGx7fC2tP/tewerqSECqmCyedyNeLXRD2gJiHvC6nRSQzLkL91xhA3uOSRgdOE+X0qZhb8YtX4xZ0v5r71AzZSkLEKZYKYRQbx1w4WuAoBrarlRxqU/o+7BtwA+t3pL+IHkL8KxdJgOb2POf8LEb9+Ec/mn0vuYOxGNw+L4Hn8Ahd58PxM+dsR5/Bge/N/GZO6JTi0Tgguwf/V4Rqf+cGuJbFyC+ao8y1n6U03dQSwcIj/blNlkBAABXBQAAUEsBAhQAFAAICAgAMI12XWaqgrfgAAAAOwIAAAsAAAAAAAAAAAAAAAAAAAAAAF9yZWxzLy5yZWxzUEsBAhQAFAAICAgAMI12XZDGGVL5AQAAbQMAAA8AAAAAAAAAAAAAAAAAGQEAAHhsL3dvcmtib29rLnhtbFBLAQIUABQACAgIADCNdl1sFD+i8QIAAEIYAAANAAAAAAAAAAAAAAAAAE8DAAB4bC9zdHlsZXMueG1sUEsBAhQAFAAICAgAMI12XSaXhuQHBQAAwBEAABgAAAAAAAAAAAAAAAAAewYAAHhsL3dvcmtzaGVldHMvc2hlZXQxLnhtbFBLAQIUABQACAgIADCNdl1P8Pl60gAAACUCAAAaAAAAAAAAAAAAAAAAAMgLAAB4bC9fcmVscy93b3JrYm9vay54bWwucmVsc1BLAQIUABQACAgIADCNdl0gsGxYiQEAAAkEAAAUAAAAAAAAAAAAAAAAAOIMAAB4bC9zaGFyZWRTdHJpbmdzLnhtbFBLAQIUABQACAgIADCNdl0ty4yUJwEAADcCAAARAAAAAAAAAAAAAAAAAK0OAABkb2NQcm9wcy9jb3JlLnhtbFBLAQIUABQACAgIADCNdl1F0duS+QAAAJoBAAAQAAAAAAAAAAAAAAAAABMQAABkb2NQcm9wcy9hcHAueG1sUEsBAhQAFAAICAgAMI12XY/25TZZAQAAVwUAABMAAAAAAAAAAAAAAAAAShEAAFtDb250ZW50X1R5cGVzXS54bWxQSwUGAAAAAAkACQA/AgAA5BIAAAAA'
