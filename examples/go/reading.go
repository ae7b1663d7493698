// Today's reading, a search to its end, and the check of a quotation: Go's standard library alone.
package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"net/url"
	"os"
	"regexp"
)

var server *url.URL

var next = regexp.MustCompile(`<([^>]+)>; rel="next"`)

// ask sends a call, stores the answer in found, and returns its headers; false where the copy that one has is still right.
func ask(path string, body any, etag string, found any) (http.Header, bool) {
	method, sent := http.MethodGet, &bytes.Buffer{}
	if body != nil {
		method = http.MethodPost
		must(json.NewEncoder(sent).Encode(body))
	}
	address, err := server.Parse(path)
	must(err)
	request, err := http.NewRequest(method, address.String(), sent)
	must(err)
	request.Header.Set("Accept", "application/json")
	request.Header.Set("Content-Type", "application/json")
	if etag != "" {
		request.Header.Set("If-None-Match", etag)
	}
	answer, err := http.DefaultClient.Do(request)
	must(err)
	defer answer.Body.Close()
	if answer.StatusCode == http.StatusNotModified {
		return answer.Header, false
	}
	if answer.StatusCode >= 400 {
		// Programs go by the code; the text is for people.
		var failure struct{ Code, Error string }
		must(json.NewDecoder(answer.Body).Decode(&failure))
		log.Fatalf("%d %s: %s", answer.StatusCode, failure.Code, failure.Error)
	}
	must(json.NewDecoder(answer.Body).Decode(found))
	return answer.Header, true
}

func must(err error) {
	if err != nil {
		log.Fatal(err)
	}
}

func main() {
	address, isSet := os.LookupEnv("SERVER")
	if !isSet {
		address = "http://localhost:3000"
	}
	var err error
	server, err = url.Parse(address)
	must(err)
	var reading struct {
		Day          int
		ReadingTitle string
		Surahs       []struct{ Verses []struct{ Arabic string } }
	}
	headers, _ := ask("/api/current-reading", nil, "", &reading)
	fmt.Printf("Today is day %d: %s\n", reading.Day, reading.ReadingTitle)
	if _, isNew := ask("/api/current-reading", nil, headers.Get("ETag"), &reading); !isNew {
		fmt.Println("The copy is still right.")
	}

	// Each page names the next one in its Link header.
	count := 0
	for path := "/api/search?q=" + url.QueryEscape("straight path") + "&limit=50"; path != ""; {
		var page []struct{ Kind string }
		headers, _ := ask(path, nil, "", &page)
		count += len(page)
		path = ""
		if link := next.FindStringSubmatch(headers.Get("Link")); link != nil {
			path = link[1]
		}
	}
	fmt.Printf("%d results\n", count)

	var checked struct {
		IsExact  bool
		Passages []struct{ Reference string }
	}
	ask("/api/verify", map[string]string{"text": reading.Surahs[0].Verses[0].Arabic}, "", &checked)
	fmt.Printf("%s is exact: %t\n", checked.Passages[0].Reference, checked.IsExact)
}
